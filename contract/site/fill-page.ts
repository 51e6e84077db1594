/**
 * The text of an information page from its lines. A name in braces stands for a setting; a line that names an empty one is left out, so
 * lines are written in a way that the page reads well without them.
 */
export function fillPage(lines: readonly string[], names: Readonly<Record<string, string>>): string {
  return lines
    .filter((line) => [...line.matchAll(namePattern)].every(([, name = '']) => names[name] !== ''))
    .map((line) => line.replaceAll(namePattern, (whole, name: string) => names[name] ?? whole))
    .join('\n');
}

const namePattern = /\{(\w+)\}/g;
