import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainText } from '#contract/choices/plain-text.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/** Scripts in which members and administrators write: Latin, Greek, Cyrillic, Arabic, the Indian ones, forms of presentation. */
const blocks = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2b0, 0x3ff],
  [0x400, 0x4ff],
  [0x600, 0x6ff],
  [0x900, 0xdff],
  [0x1e00, 0x1eff],
  [0x2000, 0x2063],
  [0xfb00, 0xfdff],
  [0xfe70, 0xfefc],
  [0xff01, 0xff5e],
] as const;

test('the database folds the letters of a text as the contract does', async () => {
  const texts = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => `ക${String.fromCodePoint(first + at)}x`),
  );
  const { rows } = await sql<{ text: string; folded: string }>`
    select text, folded(text) as folded from unnest(${texts}::text[]) as text`.execute(
    application.context.database,
  );
  const differing = rows.filter(({ text, folded }) => folded !== plainText(text));
  expect(differing.map(({ text, folded }) => [text, folded, plainText(text)])).toEqual([]);
});
