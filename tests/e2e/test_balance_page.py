"""The page of `camarilla balance` on a phone: nothing has to be scrolled sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import camarilla
from camarilla.cli.balance.page import page
from camarilla.lab.balance.job import StudyJob
from camarilla.lab.balance.report import report
from camarilla.lab.balance.study import Bench, Study

STUDY = Study("ablaze", ("greedy",) * 3, 3000)
STUDIES = {"": (STUDY,), "prince": tuple(STUDY.with_options({"prince": value}) for value in range(6))}
WIDER = """[...document.querySelectorAll(".wide")].filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => one.ariaLabel)"""


@pytest.mark.parametrize("swept", STUDIES)
def test_tables_of_a_balance_report_fit_a_phone(swept: str, browser: Browser) -> None:
    job, game = StudyJob(STUDIES[swept], swept), camarilla.game(STUDY.game)
    found = report(job, [[Bench(study, game).play(block) for block in job.blocks] for study in job.studies])
    phone = browser.new_page(viewport={"width": 390, "height": 844})
    phone.set_content(page(found, "b.html", [], ""))
    assert phone.evaluate(WIDER) == []
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    cell = phone.locator(".many td:nth-child(2)").first
    named = cell.evaluate("it => getComputedStyle(it, '::before').content").strip('"')
    assert named == phone.locator(".many th:nth-child(2)").first.text_content()
    phone.close()
