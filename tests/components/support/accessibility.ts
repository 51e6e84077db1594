import axe from 'axe-core';
import { expect } from 'vitest';
import { waitForStillness } from '#tests/support/stillness.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks the screen with open dialogs against WCAG 2.2 AA, and reports violations with their elements. */
export async function expectAccessible(): Promise<void> {
  // From the top, so that the same targets lie below a fixed bar each time.
  scrollTo({ top: 0, behavior: 'instant' });
  await waitForStillness();
  const { violations } = await axe.run(document, {
    runOnly: rules,
    resultTypes: ['violations'],
    iframes: false,
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} — ${String(target)}\n${failureSummary ?? ''}`),
  );
  expect(found, 'accessibility').toEqual([]);
}
