import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { waitForStillness } from '#tests/support/stillness.ts';

declare global {
  interface Window {
    /** Defined once the check is loaded. */
    axe: typeof axe;
  }
}

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How far a page is scrolled to check again what a fixed bar covered by chance. */
const aside = 120;

/** Checks the screen with open dialogs against WCAG 2.2 AA, and reports violations with their elements. */
export async function expectAccessible(page: Page): Promise<void> {
  let found = await listViolations(page);
  if (found.some(isPartlyCovered)) {
    // A button partly covered by a bar counts as small. One that is really small is so at other scroll positions too.
    const place = await page.evaluate((by) => {
      const before = [scrollX, scrollY] as const;
      scrollBy({ top: -by, behavior: 'instant' });
      return before;
    }, aside);
    found = await listViolations(page);
    await page.evaluate(([left, top]) => scrollTo({ left, top, behavior: 'instant' }), place);
  }
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

function isPartlyCovered(violation: string): boolean {
  return violation.startsWith('target-size') && violation.includes('partially obscured');
}

/**
 * Loads the check into a document once, and into the main frame alone, because browsers report a script in a frame that forbids
 * scripts.
 */
async function listViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Right before the check, so that little can begin to move in between.
  await page.evaluate(waitForStillness);
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run({
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help} — ${target.join(' ')}\n${failureSummary ?? ''}`,
      ),
    );
  }, rules);
}
