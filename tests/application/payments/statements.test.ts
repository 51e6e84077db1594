import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { confirmPayments, largestStatementRows, uploadStatement } from '#contract/payments/reconciliation.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aPayment } from '#tests/factories/a-payment.ts';
import { aStatementOf40, creditOf, writeStatement } from '#tests/factories/a-statement.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let finance: SessionData;
beforeAll(async () => {
  application = await startApplication();
  finance = await anAdministrator(application, { role: 'finance' });
});
afterAll(() => application.close());

async function payments(count: number, status: 'waiting' | 'started' | 'confirmed' = 'waiting') {
  const found = [];
  for (let made = 0; made < count; made += 1) {
    const { user_id: accountId } = await aMember(application);
    found.push(await aPayment(application, { accountId, status }));
  }
  return found;
}

const upload = (content: string | Uint8Array<ArrayBuffer>) =>
  callApi(application, {
    endpoint: uploadStatement,
    input: { file: new Blob([content]) },
    token: finance.token,
  });
const confirm = (input: { pay_id: number; reference?: string }[]) =>
  callApi(application, { endpoint: confirmPayments, input: { payments: input }, token: finance.token });
const outcomesOf = async (content: string) =>
  (await upload(content)).body.data.lines.map(({ sl_outcome, payment }) => [sl_outcome, payment?.pay_id]);
const statusOf = async (id: number) =>
  application.context.database
    .selectFrom('payments')
    .select(['status', 'bankReference'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const lastEntry = () =>
  application.context.database
    .selectFrom('auditEntries')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

describe('a statement of 40 lines with three wrong amounts and a doubled reference', () => {
  it('proposes what is right and nothing else, confirms nothing, and stores nothing', async () => {
    const paid = await payments(12);
    const statement = aStatementOf40(paid);
    const { body } = await upload(statement);
    const outcomes = body.data.lines.map(({ sl_outcome, payment }) => [sl_outcome, payment?.pay_id]);
    const [first, second, third, doubled, ...right] = paid.map(({ id }) => id);
    expect(outcomes.slice(0, 13)).toEqual([
      ['amount_differs', first],
      ['amount_differs', second],
      ['amount_differs', third],
      ['reference_doubled', doubled],
      ['reference_doubled', doubled],
      ...right.map((id) => ['exact', id]),
    ]);
    expect(outcomes.slice(13)).toEqual(Array.from({ length: 13 }, () => ['unknown', undefined]));
    expect(body.data).toMatchObject({ debits: 14, unread: 0 });
    for (const { id } of paid) expect(await statusOf(id)).toMatchObject({ status: 'waiting' });
    const entry = await lastEntry();
    expect(entry.action).toBe('statement.uploaded');
    expect(entry.after).toEqual({
      credits: 26,
      debits: 14,
      unread: 0,
      exact: 8,
      amount_differs: 3,
      reference_doubled: 2,
      already_confirmed: 0,
      unknown: 13,
    });
  });

  it('is confirmed at once for those that were chosen, and proposes them no more', async () => {
    const paid = await payments(6);
    const { body } = await upload(aStatementOf40(paid));
    const exact = body.data.lines.filter(({ sl_outcome }) => sl_outcome === 'exact');
    expect(exact).toHaveLength(2);
    const chosen = exact.flatMap(({ payment, sl_reference }) =>
      payment === null
        ? []
        : [{ pay_id: payment.pay_id, ...(sl_reference !== null && { reference: sl_reference }) }],
    );
    const { body: confirmed } = await confirm(chosen);
    expect(confirmed.data).toEqual(
      chosen.map(({ pay_id }) => ({ pay_id, is_confirmed: true, message: null })),
    );
    expect(await outcomesOf(aStatementOf40(paid))).toEqual(
      expect.arrayContaining(chosen.map(({ pay_id }) => ['already_confirmed', pay_id])),
    );
  });
});

describe('confirming several', () => {
  it('says of each what became of it, and stops at none', async () => {
    const [waiting, done] = [...(await payments(1)), ...(await payments(1, 'confirmed'))];
    const { user_id: accountId } = await aMember(application);
    const refunded = await aPayment(application, { accountId, status: 'refunded' });
    const { body } = await confirm([
      { pay_id: refunded.id },
      { pay_id: 2_000_000_000 },
      { pay_id: done?.id ?? 0 },
      { pay_id: waiting?.id ?? 0 },
    ]);
    expect(body.data.map(({ is_confirmed }) => is_confirmed)).toEqual([false, false, true, true]);
    expect(body.data[0]?.message).toContain('status of this payment has changed');
    expect(body.data[1]?.message).toContain('no such payment');
  });

  it('keeps the reference of the statement for a payment that was found by ours', async () => {
    const [payment] = await payments(1, 'started');
    if (payment === undefined) throw new Error('One payment was made');
    const { database } = application.context;
    await database
      .updateTable('payments')
      .set({ reference: 'ITMP7K39QFMX2' })
      .where('id', '=', payment.id)
      .execute();
    const { body } = await upload(writeStatement([creditOf({ ...payment, reference: 'ITMP7K39QFMX2' })]));
    const [line] = body.data.lines;
    expect(line).toMatchObject({ sl_outcome: 'exact', sl_reference: '418800000000' });
    await confirm([{ pay_id: payment.id, reference: line?.sl_reference ?? '' }]);
    expect(await statusOf(payment.id)).toEqual({ status: 'confirmed', bankReference: '418800000000' });
  });
});

describe('a file', () => {
  const header = 'Date;Narration;Amount\n';
  it.each([
    ['with a byte order mark', '\uFEFFDate,Narration,Credit\n01/11/2026,A,"1,500.00"\n', 1],
    ['separated by semicolons', `${header}01/11/2026;A, B;1500\n02/11/2026; "A; B" ;1500\n`, 2],
    ['separated by tabs', 'Bank, of, commas\nDate\tNarration\tCredit\n01/11/2026\tA\t1,500.00\n', 1],
    [
      'with ends of several systems',
      `${header}01/11/2026;A;1500\r\n02/11/2026;B;1500\r03/11/2026;C;1500\n`,
      3,
    ],
    ['that names its separator', 'sep=^\nDate^Narration^Credit\n01/11/2026^A, B; C^1500\n', 1],
  ])('%s', async (_name, content, credits) => {
    const { body } = await upload(content);
    expect(body.result ? body.data.lines.length : undefined).toBe(credits);
  });

  it('with quotes that are never closed loses their lines alone, and counts them', async () => {
    const cells = ['A;1500', '"B;1500', 'C;1500', 'D;"1500', '"E; and F";1500', '"G;1500'];
    const { body } = await upload(header + cells.map((each) => `01/11/2026;${each}`).join('\n'));
    expect(body.data.lines.map(({ sl_text }) => sl_text)).toEqual(['A', 'C', 'E; and F']);
    expect(body.data.unread).toBe(3);
  });

  it('shows the beginning of a long line, cut between letters', async () => {
    const { body } = await upload(`${header}01/11/2026;${'a'.repeat(299)}😀 and more;1500\n`);
    expect(body.data.lines[0]?.sl_text.isWellFormed()).toBe(true);
  });

  it('in the characters of Windows is read', async () => {
    const bytes = new TextEncoder().encode(`${header}01/11/2026;Caf`);
    const { body } = await upload(new Uint8Array([...bytes, 0xe9, ...new TextEncoder().encode(';1500\n')]));
    expect(body.data.lines[0]?.sl_text).toBe('Café');
  });

  it('with one strange byte keeps its other letters', async () => {
    const bytes = new TextEncoder().encode(`${header}01/11/2026;आशा O`);
    const { body } = await upload(
      new Uint8Array([...bytes, 0x92, ...new TextEncoder().encode('Neil;1500\n')]),
    );
    expect(body.data.lines[0]?.sl_text).toBe('आशा O’Neil');
  });

  it.each([
    ['', 'statement_unreadable'],
    ['%PDF-1.7', 'statement_unreadable'],
    ['PK\u0003\u0004', 'statement_unreadable'],
    ['<html></html>', 'statement_unreadable'],
    ['Name,Amount\nAnn,1500\n', 'statement_without_columns'],
    [header, 'statement_empty'],
    [`${header}${'01/11/2026;A;1500\n'.repeat(largestStatementRows)}`, 'statement_too_long'],
  ])('%# is refused with a reason', async (content, code) => {
    const { status, body } = await upload(content);
    expect([status, body.code]).toEqual([422, code]);
  });
});
