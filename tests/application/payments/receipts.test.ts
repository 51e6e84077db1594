import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPayment, refundPayment, rejectPayment } from '#contract/payments/admin-payments.ts';
import { downloadReceipt, listPayments } from '#contract/payments/payments.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { deliverReceipt, deliverRejection } from '#server/features/payments/deliver-mails.ts';
import { receiptNumberOf } from '#server/features/payments/receipts/financial-year.rules.ts';
import { issueReceipt } from '#server/features/payments/receipts/issue-receipt.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aPayment, openPayments, setSite } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { receiveMails } from '#tests/support/read-code.ts';

let application: TestApplication;
let finance: { token: string };
beforeAll(async () => {
  application = await startApplication();
  finance = await anAdministrator(application);
  await openPayments(application);
  await setSite(application, { gstin: '32AAAAA0000A1ZB', gstRate: '18', sellerName: 'Kalyana Trust' });
});
afterAll(() => application.close());

type Wanted = { pay_id: number; rc_id?: number };

/** The answer to a download, and the text of its file. */
async function download(token: string, { pay_id, rc_id }: Wanted) {
  const query = rc_id === undefined ? `pay_id=${pay_id}` : `pay_id=${pay_id}&rc_id=${rc_id}`;
  const answer = await application.server.inject({
    method: 'GET',
    url: `/api${downloadReceipt.path}?${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload };
}

async function textOf(content: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(content), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** A member whose payment of ₹1,500 finance has confirmed. */
async function aConfirmedPayment() {
  const member = await aMember(application, { firstname: 'Asha', lastname: 'Thomas' });
  const payment = await aPayment(application, { accountId: member.user_id });
  await decide(confirmPayment, { pay_id: payment.id });
  const { body } = await callApi(application, { endpoint: listPayments, input: {}, token: member.token });
  const [listed] = body.data;
  if (listed === undefined) throw new Error('The payment is listed');
  return { member, payment, listed };
}

async function decide(
  endpoint: typeof confirmPayment | typeof rejectPayment | typeof refundPayment,
  input: { pay_id: number; reason?: string; amount_paise?: number },
) {
  const body = { pay_id: input.pay_id, reason: input.reason ?? '', amount_paise: input.amount_paise ?? 0 };
  const { status } = await callApi(application, { endpoint, input: body, token: finance.token });
  expect(status).toBe(200);
}

async function mailsTo(address: string, count: number) {
  const mails = await receiveMails(application, { address, count });
  expect(mails).toHaveLength(count);
  return mails;
}

const kindsOf = async (token: string) => {
  const { body } = await callApi(application, { endpoint: listNotifications, input: {}, token });
  return body.data.map(({ kind, name }) => [kind, name]);
};

describe('a receipt', () => {
  it('is a page whose text can be read and searched', async () => {
    const { member, payment, listed } = await aConfirmedPayment();
    const { status, headers, content } = await download(member.token, { pay_id: payment.id });
    const name = `${listed.pay_receipt?.replaceAll('/', '-')}.pdf`;
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain(name);
    const text = await textOf(content);
    const expected = [
      'Tax invoice',
      listed.pay_receipt ?? '',
      'Kalyana Trust',
      'GSTIN 32AAAAA0000A1ZB',
      'Asha Thomas',
      `Member ITM${member.user_id}`,
      'Membership plan Basic',
      '999799',
      '₹1,271.18',
      'CGST 9%',
      '₹1,500.00',
      'One Thousand Five Hundred Rupees Only',
      payment.reference,
      payment.bankReference ?? '',
      'Kerala (32)',
    ];
    for (const part of expected) expect(text).toContain(part);
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(content)));
    expect(info).toMatchObject({ Title: `Tax invoice ${listed.pay_receipt}`, Language: 'en-IN' });
  });

  it('is the same file whenever it is fetched, also when settings and names have changed', async () => {
    const { member, payment } = await aConfirmedPayment();
    const first = await download(member.token, { pay_id: payment.id });
    await setSite(application, { sellerName: 'Somebody Else', gstRate: '5' });
    await application.context.database
      .updateTable('profiles')
      .set({ lastName: 'Married' })
      .where('accountId', '=', member.user_id)
      .execute();
    const second = await download(member.token, { pay_id: payment.id });
    await setSite(application, { sellerName: 'Kalyana Trust', gstRate: '18' });
    expect(second.content.equals(first.content)).toBe(true);
  });

  it('has no tax when the operator states none', async () => {
    await setSite(application, { gstRate: '0' });
    const { member, payment } = await aConfirmedPayment();
    await setSite(application, { gstRate: '18' });
    const text = await textOf((await download(member.token, { pay_id: payment.id })).content);
    expect(text).toContain('Receipt');
    expect(text).not.toMatch(/GST|Tax|SAC/);
  });

  it('is for its member and for finance alone', async () => {
    const { member, payment } = await aConfirmedPayment();
    const stranger = await aMember(application);
    const moderator = await anAdministrator(application, { role: 'moderator' });
    const waiting = await aPayment(application, { accountId: member.user_id, status: 'waiting' });
    const statusOf = async (token: string, wanted: Wanted) => (await download(token, wanted)).status;
    expect(await statusOf(finance.token, { pay_id: payment.id })).toBe(200);
    expect(await statusOf(stranger.token, { pay_id: payment.id })).toBe(404);
    expect(await statusOf(moderator.token, { pay_id: payment.id })).toBe(404);
    expect(await statusOf(member.token, { pay_id: waiting.id })).toBe(404);
    expect(await statusOf(member.token, { pay_id: 2_000_000_000 })).toBe(404);
    // A credit note of another payment.
    const other = await aConfirmedPayment();
    await decide(refundPayment, { pay_id: other.payment.id, amount_paise: 100, reason: 'A discount' });
    const notes = await callApi(application, {
      endpoint: listPayments,
      input: {},
      token: other.member.token,
    });
    const rc_id = notes.body.data[0]?.pay_credit_notes[0]?.rc_id ?? 0;
    expect(await statusOf(other.member.token, { pay_id: other.payment.id, rc_id })).toBe(200);
    expect(await statusOf(member.token, { pay_id: payment.id, rc_id })).toBe(404);
  });

  it('is numbered anew from the first second of April where the site is', async () => {
    const { database } = application.context;
    const { user_id: accountId } = await aMember(application);
    const [last, first] = ['2031-03-31T18:29:59.999Z', '2031-03-31T18:30:00.000Z'];
    const numbers = [];
    for (const instant of [last, last, first, first]) {
      const payment = await aPayment(application, { accountId });
      const issued = {
        payment,
        kind: 'receipt',
        amountPaise: payment.amountPaise,
        now: new Date(instant),
      } as const;
      numbers.push(receiptNumberOf(await issueReceipt(database, issued)));
    }
    expect(numbers).toEqual(['RC/30-31/000001', 'RC/30-31/000002', 'RC/31-32/000001', 'RC/31-32/000002']);
  });

  it.each([
    ['Devanagari', 'आशा'],
    ['Malayalam', 'ആശ'],
    ['Tamil', 'ஆஷா'],
    ['Bengali', 'আশা'],
    ['Telugu', 'ఆశా'],
    ['Kannada', 'ಆಶಾ'],
    ['Gujarati', 'આશા'],
    ['Gurmukhi', 'ਆਸ਼ਾ'],
    ['Odia', 'ଆଶା'],
  ])('shows a name in %s', async (_script, firstname) => {
    const member = await aMember(application, { firstname, lastname: 'Thomas' });
    const payment = await aPayment(application, { accountId: member.user_id, status: 'confirmed' });
    const text = await textOf((await download(member.token, { pay_id: payment.id })).content);
    expect(text.normalize('NFC')).toContain(firstname.normalize('NFC'));
  });
});

describe('a confirmed payment', () => {
  it('is mailed with its receipt, and is on the bell', async () => {
    const { member, payment, listed } = await aConfirmedPayment();
    const [mail] = await mailsTo(member.email, 1);
    const number = String(listed.pay_receipt);
    const file = await download(member.token, { pay_id: payment.id });
    expect(mail).toMatchObject({
      subject: `Your payment to InTandem is confirmed: receipt ${number}`,
      text: expect.stringMatching(
        /Dear \w+,[^]*We received ₹1,500\. Your plan: Basic, until \d+ \w+ \d{4}\.[^]*\/subscription/,
      ),
      attachments: [
        {
          name: `${number.replaceAll('/', '-')}.pdf`,
          type: 'application/pdf',
          base64: file.content.toString('base64'),
        },
      ],
    });
    expect(await kindsOf(member.token)).toEqual([['payment_confirmed', 'Basic']]);
    // Again changes nothing.
    await decide(confirmPayment, { pay_id: payment.id });
    await mailsTo(member.email, 1);
    expect(await kindsOf(member.token)).toHaveLength(1);
  });
});

describe('a rejected payment', () => {
  it('is mailed with the reason', async () => {
    const member = await aMember(application);
    const payment = await aPayment(application, { accountId: member.user_id });
    await decide(rejectPayment, { pay_id: payment.id, reason: 'No transfer has this reference.' });
    const [mail] = await mailsTo(member.email, 1);
    expect(mail?.subject).toBe('We could not find your payment to InTandem');
    expect(mail?.text).toMatch(/^Dear \w+,[^]*The reason: No transfer has this reference\./m);
    expect(mail?.attachments).toBeUndefined();
    expect(await kindsOf(member.token)).toEqual([['payment_rejected', 'Basic']]);
    // Its money was found before the mail was sent again.
    await decide(confirmPayment, { pay_id: payment.id });
    await deliverRejection(application.context, payment.id);
    const mails = await mailsTo(member.email, 2);
    expect(mails.filter(({ subject }) => subject.includes('confirmed'))).toHaveLength(1);
  });
});

describe('a refund', () => {
  it('is mailed with a credit note that refers to the receipt, and the notes take back its tax', async () => {
    const { member, payment, listed } = await aConfirmedPayment();
    await decide(refundPayment, { pay_id: payment.id, amount_paise: 500_01, reason: 'Paid too much.' });
    await decide(refundPayment, { pay_id: payment.id, amount_paise: 999_99, reason: 'Paid twice.' });
    const mails = await mailsTo(member.email, 3);
    const { body } = await callApi(application, { endpoint: listPayments, input: {}, token: member.token });
    const notes = body.data[0]?.pay_credit_notes ?? [];
    expect(notes).toHaveLength(2);
    for (const { rc_id, rc_number } of notes) {
      const file = await download(member.token, { pay_id: payment.id, rc_id });
      const text = await textOf(file.content);
      expect(text).toContain('Credit note');
      expect(text).toContain(rc_number);
      expect(text).toContain(`${listed.pay_receipt} of`);
      expect(mails.some(({ subject }) => subject.includes(rc_number))).toBe(true);
    }
    // A mail that is sent again says what its note says, whatever was refunded since.
    await deliverReceipt(application.context, notes[0]?.rc_id ?? 0);
    const [first] = notes;
    const all = await mailsTo(member.email, 4);
    const sent = all.filter(({ subject }) => subject.includes(first?.rc_number ?? ''));
    expect(sent).toHaveLength(2);
    for (const { text } of sent)
      expect(text).toMatch(/Dear \w+,[^]*₹500\.01[^]*Your plan has ended\.[^]*The reason: Paid too much\./);
    const sums = await application.context.database
      .selectFrom('receipts')
      .select(['kind', (eb) => eb.fn.sum<number>('taxPaise').as('tax')])
      .where('paymentId', '=', payment.id)
      .groupBy('kind')
      .execute();
    expect(new Set(sums.map(({ tax }) => tax))).toEqual(new Set([228_82]));
    expect(await kindsOf(member.token)).toHaveLength(3);
  });
});
