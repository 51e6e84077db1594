import type { ComparedDirection } from '#contract/partners/partner.wire.ts';

type Row = ComparedDirection['criteria'][number];

/** Returns the rows that need a look, differences before what is not stated, and those that fit, each in their order. */
export function splitRows(rows: readonly Row[]): { open: Row[]; met: Row[] } {
  const of = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict);
  return { open: [...of('missed'), ...of('unknown')], met: of('met') };
}
