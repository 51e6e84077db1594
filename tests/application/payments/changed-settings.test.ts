import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmPayment } from '#contract/payments/admin-payments.ts';
import { showIncome } from '#contract/dashboard/income.ts';
import { exportPayments, showTotals } from '#contract/payments/books.ts';
import { downloadReceipt } from '#contract/payments/payments.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aPayment, setSite } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import { setClock } from '#tests/support/clocks/test-clock.ts';
import {
  aBuyer,
  countOutcomes,
  deliver,
  type GatewayScene,
  linkOf,
  once,
  read,
  start,
  startGatewayScene,
} from './support/gateway-scene.ts';

let scene: GatewayScene;
let finance: { token: string };
beforeAll(async () => {
  scene = await startGatewayScene();
  finance = await anAdministrator(scene.application);
});
afterAll(() => scene.close());

async function fetchFile(path: string, query: Record<string, string>) {
  return scene.application.server.inject({
    method: 'GET',
    url: `/api${path}?${new URLSearchParams(query).toString()}`,
    headers: { authorization: `Bearer ${finance.token}` },
  });
}

async function textOfReceipt(paymentId: number): Promise<string> {
  const { rawPayload } = await fetchFile(downloadReceipt.path, { pay_id: String(paymentId) });
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

describe('after a change of the currency of the site', () => {
  it('a payment is confirmed, stated and counted in the currency in which it was started', async () => {
    const { application, razorpay } = scene;
    const { member, paymentId, link } = await aBuyer(scene);
    await setSite(application, { currency: 'USD' });
    razorpay.pay(link.id);
    await deliver(scene, razorpay.hookOf('payment_link.paid', { link }));
    expect(await read(scene, paymentId)).toMatchObject({ status: 'confirmed', currency: 'INR' });
    expect(await countOutcomes(scene, paymentId)).toEqual(once);
    expect(await textOfReceipt(paymentId)).toContain('₹1,500.00');
    const day = { from: '2020-01-01', to: '2020-12-31' };
    setClock(application.clock, '2020-05-05T06:00:00Z');
    const { id } = await aPayment(application, { accountId: member.user_id });
    await callApi(application, { endpoint: confirmPayment, input: { pay_id: id }, token: finance.token });
    const totals = await callApi(application, { endpoint: showTotals, input: day, token: finance.token });
    expect(totals.body.data.total.confirmed_paise).toBe(0);
    const { body } = await fetchFile(exportPayments.path, day);
    expect(body).toContain(',INR,1500.00,');
    await setSite(application, { currency: 'INR' });
  });

  it('a new payment has the new currency, also where one of the old is open', async () => {
    const { member, paymentId, link } = await aBuyer(scene);
    await setSite(scene.application, { currency: 'USD' });
    const { body } = await start(scene, { token: member.token });
    const payment = await read(scene, body.data.pay_id);
    await setSite(scene.application, { currency: 'INR' });
    expect(payment.id).not.toBe(paymentId);
    expect([link.currency, linkOf(scene, payment).currency]).toEqual(['INR', 'USD']);
  });
});

describe('after a change of the time zone of the site', () => {
  it('a receipt keeps its day, on paper and in the books, in its financial year', async () => {
    const { application } = scene;
    const member = await aMember(application);
    // The first minutes of a financial year in India.
    setClock(application.clock, '2021-03-31T18:35:00Z');
    const { id } = await aPayment(application, { accountId: member.user_id });
    await callApi(application, { endpoint: confirmPayment, input: { pay_id: id }, token: finance.token });
    const before = await textOfReceipt(id);
    expect(before).toMatch(/RC\/21-22\/0*1\D.*1 April 2021/);
    await setSite(application, { timeZone: 'Europe/London' });
    expect(await textOfReceipt(id)).toBe(before);
    const day = { from: '2021-04-01', to: '2021-04-01' };
    const totals = await callApi(application, { endpoint: showTotals, input: day, token: finance.token });
    expect(totals.body.data.by_day).toMatchObject([{ day: '2021-04-01', confirmed_paise: 150_000 }]);
    expect((await fetchFile(exportPayments.path, day)).body).toMatch(/RC\/21-22\/0*1,Receipt,2021-04-01,/);
    // Noon of that day in London: the chart of the dashboard has it there too.
    setClock(application.clock, '2021-04-01T11:00:00Z');
    const chart = await callApi(application, {
      endpoint: showIncome,
      input: { days: 7 },
      token: finance.token,
    });
    expect(chart.body.data.by_day.at(-1)).toMatchObject({ day: '2021-04-01', confirmed_paise: 150_000 });
    await setSite(application, { timeZone: 'Asia/Kolkata' });
  });
});
