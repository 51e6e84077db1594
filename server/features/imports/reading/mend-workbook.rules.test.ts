import { expect, it } from 'vitest';
import { readWorkbookFacts } from './mend-workbook.rules.ts';

it.each([
  ['Lists &amp; more', 'Lists & more'],
  ['Last year&#39;s', "Last year's"],
  ['Last year&#x2019;s', 'Last year’s'],
  ['&#2358;&#2366;&#2342;&#2368;', 'शादी'],
  ['&#1114112;&nbsp;', '&#1114112;&nbsp;'],
])('the hidden sheet %s is known by its name %s', (written, name) => {
  const xml = `<sheets><sheet name="${written}" sheetId="1" state="hidden"/><sheet name="People" sheetId="2"/></sheets>`;
  expect([...readWorkbookFacts(xml).hidden]).toEqual([name]);
});
