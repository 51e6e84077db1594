/** The calendar day of an instant in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
}

/**
 * The text of an information page from its lines. A line that names an empty setting is left out, so that nothing
 * hangs in the air; the lines are written so that the page reads well without it.
 */
export function fillPage(lines: readonly string[], names: Readonly<Record<string, string>>): string {
  return lines
    .filter((line) => [...line.matchAll(namePattern)].every(([, name = '']) => names[name] !== ''))
    .map((line) => line.replaceAll(namePattern, (whole, name: string) => names[name] ?? whole))
    .join('\n');
}

const namePattern = /\{(\w+)\}/g;
