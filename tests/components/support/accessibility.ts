import axe from 'axe-core';
import { expect } from 'vitest';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Holds what is on screen, with open dialogs, to WCAG 2.2 AA, and says what breaks it and where. */
export async function expectAccessible(): Promise<void> {
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

/** What fades in has another contrast on the way. Movements without an end are not waited for. */
async function waitForStillness(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}
