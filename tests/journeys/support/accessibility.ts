import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { waitForStillness } from '#tests/support/stillness.ts';

declare global {
  interface Window {
    /** Once the check has been brought in. */
    axe: typeof axe;
  }
}

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How far a page is moved to see what a bar that stays in place covered only by chance. */
const aside = 120;

/** Holds what is on screen, with open dialogs, to WCAG 2.2 AA, and says what breaks it and where. */
export async function expectAccessible(page: Page): Promise<void> {
  let found = await listViolations(page);
  if (found.some(isPartlyCovered)) {
    // A button that scrolls under a bar counts as small. What is small without it is so elsewhere on the screen, too.
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
 * The check is brought into a document once, and into its own frame alone: a frame that forbids scripts would have the
 * browser complain of it.
 */
async function listViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Last of all, so that little can begin to move before the check.
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
