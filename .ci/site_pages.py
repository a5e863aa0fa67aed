"""The installed site: `camarilla guide --open` opens each guide there, and no link of the site leads nowhere."""

import os
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

import links

from camarilla.guides import PAGES

os.environ["BROWSER"] = f"{sys.executable} -c 1 %s"


def opened(*name: str) -> Path:
    done = subprocess.run(["camarilla", "guide", "--open", *name], capture_output=True, text=True, check=True)
    return Path(unquote(urlsplit(done.stdout.strip()).path))


first = opened()
assert "site-packages" in first.parts, first
missing = [name for name in PAGES if not opened(name).is_file()]
assert not missing, missing
assert not (broken := links.broken(first.parent)), broken
print(f"the installed site opens: {len(PAGES)} guides, no broken link")
