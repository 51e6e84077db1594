import { expect, type Page } from '@playwright/test';

/** Records the layout shifts inside the content of a page from its start. Call before it is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    });
    observer.observe({ type: 'layout-shift', buffered: true });

    /** Shifts right after a press are expected, and the frame around the content is not checked. */
    function note(entry: PerformanceEntry): void {
      // The DOM library has no type for this kind of entry yet.
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      const moved = sources.flatMap(({ node }) => (node instanceof Element ? [node] : []));
      const inside = moved.filter((node) => node.closest('main') !== null);
      if (!hadRecentInput && inside.length > 0)
        shifts.push(`${value}: ${inside.map((node) => node.className).join(', ')}`);
    }
  });
}

/** The cumulative layout shift of the content is 0. */
export async function expectNoShifts(page: Page): Promise<void> {
  const shifts: unknown = await page.evaluate(() => ('shifts' in window ? window.shifts : undefined));
  expect(shifts, 'what moved by itself').toEqual([]);
}
