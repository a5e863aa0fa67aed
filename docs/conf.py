"""The site of the documentation, for Sphinx; docs/website.py lays out what it reads and builds it."""

import camarilla

project = "Camarilla"
release = camarilla.__version__
html_title = f"{project} {release}"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
include_patterns = ["*.md", "docs/**.md", "rules/**.md"]

myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]  # examples with … in them

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True

html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["rules.css"]
html_copy_source = False
html_show_copyright = False
