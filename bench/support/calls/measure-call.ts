import type pg from 'pg';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { formatNumber, median } from '../numbers.ts';

/** A call in turns: its statements alone are the baseline, together with what `plain` does. */
export type MeasuredCall = { name: string; run: () => Promise<unknown>; plain?: () => Promise<unknown> };

/** The times of a call and of its statements, in milliseconds, round by round. */
export type CallTimes = { statements: number; bare: number[]; own: number[] };

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function send(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { text, values: given } of statements) await client.query(text, given);
}

/** Measures a call in this process against its own statements through the bare driver, in turns. */
export async function measureCall(
  client: pg.Client,
  { call: { run, plain }, rounds }: { call: MeasuredCall; rounds: number },
): Promise<CallTimes> {
  const statements = await recordStatements(run);
  const times: CallTimes = { statements: statements.length, bare: [], own: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await time(async () => {
      await send(client, statements);
      await plain?.();
    });
    const own = await time(run);
    // The first round only warms both up.
    if (round === 0) continue;
    times.bare.push(bare);
    times.own.push(own);
  }
  return times;
}

/** Own divided by bare, round by round. */
export function ratiosOfCall({ bare, own }: CallTimes): number[] {
  return own.map((each, index) => each / (bare[index] ?? Number.NaN));
}

export const callHead = ['call', 'statements', 'bare (ms)', 'product (ms)', 'ratio of pairs'];

/** A row of a table with the head `callHead`. */
export function callRow(name: string, times: CallTimes): string[] {
  const ratios = ratiosOfCall(times);
  const [ratio, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map(formatNumber);
  return [
    name,
    String(times.statements),
    formatNumber(median(times.bare)),
    formatNumber(median(times.own)),
    `${ratio} (${least}–${most})`,
  ];
}
