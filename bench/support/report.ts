import { cpus } from 'node:os';

export type Row = readonly (string | number)[];

/** Prints a heading and the machine class: without it a number says little. */
export function printHeading(heading: string): void {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  console.log(`\n### ${heading}\n\n${processors.length} × ${model}, Node ${process.versions.node}\n`);
}

/** Prints a table in Markdown; its first row is the head. */
export function printTable(head: Row, rows: readonly Row[]): void {
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

/** Prints whether a goal was reached; the measurement itself succeeds either way. */
export function printGoal(goal: string, isReached: boolean): void {
  console.log(`\nGoal: ${goal}: ${isReached ? 'reached' : 'missed'}.`);
}
