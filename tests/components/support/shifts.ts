import { onTestFinished } from 'vitest';

/** The DOM library has no type for this kind of entry yet. */
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

/** Records layout shifts inside the content from now on; returns a function that lists them. Call before a screen is opened. */
export function watchShifts(): () => string[] {
  const shifts: string[] = [];
  const note = (entries: PerformanceEntryList) => {
    // The observer below observes nothing else.
    for (const { value, hadRecentInput, sources } of entries as Shift[]) {
      const moved = sources.flatMap(({ node }) => (node instanceof Element ? [node] : []));
      const inside = moved.filter((node) => node.closest('main') !== null);
      // Shifts right after a press are expected.
      if (hadRecentInput || inside.length === 0) continue;
      shifts.push(`${value}: ${inside.map((node) => node.className).join(', ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    note(observer.takeRecords());
    return shifts;
  };
}
