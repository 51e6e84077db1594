import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { checkPayment } from '#contract/payments/gateway.ts';
import {
  givePaymentReference,
  listPayments,
  previewPlan,
  startPayment,
} from '#contract/payments/payments.ts';
import { listPlans, showMyPlan } from '#contract/plans/plans.ts';
import { showSite } from '#contract/site/site.ts';
import { defaultSite } from '#web/app/document/site.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { tellLive } from '../support/fake-socket.ts';
import { expectAddress } from '../support/open-screen.tsx';
import { expectOutcome, notices } from '../support/outcomes.ts';
import {
  byUpi,
  cardOf,
  choose,
  confirmed,
  firstPreview,
  main,
  openPlans,
  premium,
  started,
  waiting,
} from '../support/plans.ts';
import { myBasic } from '../support/wire-my-plan.ts';

const scan = cardOf('Scan to Pay');
const payment = cardOf('Your payment');
const reference = main.getByRole('textbox', { name: 'Bank reference number (UTR)' });
const send = main.getByRole('button', { name: 'Send the bank reference number' });

/** The plan Advance as it is on the card. */
const seen = { plan_id: 2, amount_paise: 300_000, duration: 12, contact_limit: 6 };

test('paying by UPI until it is confirmed, without a reload', async () => {
  const screen = await openPlans();
  const { server } = screen;
  await choose('Advance');
  await scan.getByRole('button', { name: 'Pay by UPI' }).click();
  await expectAddress(screen, '/subscription?plan=2&payment=7');
  expect(server.listCalls(startPayment)).toEqual([{ ...seen, method: 'upi' }]);
  await expect.element(scan).toHaveTextContent('Pay toSt Thomas ParishUPI IDparish@bankAmount₹3,000');
  await expect
    .element(scan.getByRole('img', { name: 'QR code: pay ₹3,000 to St Thomas Parish, reference ITM7K4PX9' }))
    .toBeVisible();
  await expect
    .element(scan.getByText('Open my UPI app'))
    .toHaveProperty('parentElement.href', byUpi.pay_upi_uri);
  await expectAccessible();

  server.answer(givePaymentReference, { data: waiting });
  server.answer(listPayments, { data: [waiting] });
  await reference.fill('6321 4598 7012');
  await send.click();
  await expect.element(payment).toHaveTextContent('We are checking your payment');
  await expect.element(payment.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(server.listCalls(givePaymentReference)).toEqual([{ pay_id: 7, reference: '6321 4598 7012' }]);

  server.answer(listPayments, { data: [confirmed] });
  server.answer(showMyPlan, { data: { ...myBasic, s_plan_id: 2, s_plan_name: 'Advance' } });
  tellLive({ type: 'plan_changed' });
  await expect.element(payment).toHaveTextContent('Your payment is confirmed');
  await expect.element(main).toHaveTextContent('Your plan is Advance, until 31 May 2099.');
  await expect.element(payment.getByRole('button', { name: 'Download the receipt' })).toBeVisible();
});

test('on the way back from a payment a phone shows its card, and never offers to pay again while it loads', async () => {
  await page.viewport(390, 844);
  const release: { payments?: () => void } = {};
  const { server } = await openPlans({
    address: '/subscription?payment=7',
    payments: [started],
    prepare: (fake) => {
      release.payments = fake.hold(listPayments);
    },
  });
  await expect.poll(() => server.listCalls(listPlans)).toHaveLength(1);
  await expect.element(main.getByRole('heading', { name: 'The plans' })).toBeVisible();
  expect(server.listCalls(startPayment)).toEqual([]);
  await expect.element(main.getByRole('article')).not.toBeInTheDocument();
  release.payments?.();
  const code = scan.getByRole('img', { name: /^QR code/ });
  await expect.element(code).toBeVisible();
  await expect.element(scan.getByRole('heading', { level: 3 })).toHaveFocus();
  await expect.poll(() => Math.abs(topOf(scan))).toBeLessThan(200);
  // The code is for another phone: what follows opening the app is the field.
  expect(topOf(reference)).toBeLessThan(topOf(code));
  await expect.element(reference).toHaveAttribute('inputmode', 'numeric');
});

function topOf(element: Locator): number {
  return element.element().getBoundingClientRect().top;
}

test('a rejected payment says why, and can be started again', async () => {
  const screen = await openPlans({
    address: '/subscription?payment=7',
    payments: [waiting],
    prepare: (server) =>
      server.answer(showSite, { data: { ...defaultSite, support_email: 'help@example.org' } }),
  });
  await expect.element(payment).toHaveTextContent('Bank reference number632145987012');
  const reason = 'No transfer with this reference reached our account.';
  const rejected = {
    ...waiting,
    pay_status: 'rejected',
    pay_reason: reason,
    pay_decided_at: '2026-11-22T12:00:00.000Z',
  } as const;
  screen.server.answer(listPayments, { data: [rejected] });
  tellLive({ type: 'plan_changed' });
  await expect.element(payment).toHaveTextContent(`The reason: ${reason}`);
  await expect.element(payment.getByRole('link', { name: 'help@example.org' })).toBeVisible();
  await payment.getByRole('button', { name: 'Start again' }).click();
  await expect.element(scan).toHaveTextContent('Total to pay');
  await expectAddress(screen, '/subscription?plan=2');
});

test('a payment that waits says how long it usually takes, and takes a corrected reference', async () => {
  const { server } = await openPlans({
    address: '/subscription?payment=7',
    payments: [{ ...waiting, pay_usual_hours: 5 }],
  });
  await expect.element(payment).toHaveTextContent('This usually takes 5 hours or less.');
  await expect.element(reference).not.toBeInTheDocument();
  await payment.getByText('Did you mistype the reference?').click();
  const corrected = { ...waiting, pay_bank_reference: '632145987013' };
  server.answer(givePaymentReference, { data: corrected });
  server.answer(listPayments, { data: [corrected] });
  await reference.fill('632145987013');
  await send.click();
  await expect.element(payment.getByText('632145987013')).toBeVisible();
});

test('a reference of another shape is not sent, and one of another payment is refused beside its field', async () => {
  const { server } = await openPlans({ address: '/subscription?payment=7', payments: [started] });
  await reference.fill('12345');
  await send.click();
  await expect.element(scan).toHaveTextContent('Enter the bank reference number: 12 digits');
  await expect.element(reference).toHaveFocus();
  expect(server.listCalls(givePaymentReference)).toEqual([]);
  server.refuse(givePaymentReference, { code: 'reference_used' });
  await reference.fill('632145987012');
  await send.click();
  await expect.element(scan).toHaveTextContent('This reference belongs to another payment.');
  await expect.element(reference).toHaveFocus();
  await expect.element(reference).toHaveValue('632145987012');
  await expectAccessible();
});

test('a payment that was decided in another window is shown as it is', async () => {
  const { server } = await openPlans({
    address: '/subscription?plan=2&payment=7',
    payments: [started],
    prepare: (fake) => fake.refuse(givePaymentReference, { code: 'payment_not_open' }),
  });
  await expect.element(scan.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await reference.fill('632145987012');
  server.answer(listPayments, { data: [confirmed] });
  await send.click();
  await expect.element(notices).toHaveTextContent('The status of this payment has changed.');
  await expect.element(payment).toHaveTextContent('Your payment is confirmed');
});

test('without a connection the reference stays, and can be sent later', async () => {
  const { server } = await openPlans({
    address: '/subscription?payment=7',
    payments: [started],
    prepare: (fake) => fake.disconnect(givePaymentReference),
  });
  await reference.fill('632145987012');
  await send.click();
  await expectOutcome({
    title: 'Error',
    text: 'We cannot reach the service. Please check your connection and try again.',
  });
  await expect.element(reference).toHaveValue('632145987012');
  server.answer(givePaymentReference, { data: waiting });
  server.answer(listPayments, { data: [waiting] });
  await send.click();
  await expect.element(payment).toHaveTextContent('We are checking your payment');
});

test('a code that cannot be loaded can be tried again, and the reference can be entered without it', async () => {
  const { server } = await openPlans({
    address: '/subscription?payment=7',
    payments: [started],
    prepare: (fake) => fake.disconnect(startPayment),
  });
  await expect.element(scan.getByRole('alert')).toHaveTextContent('We cannot reach the service.');
  await expect.element(reference).toBeVisible();
  server.answer(startPayment, { data: byUpi });
  await scan.getByRole('button', { name: 'Retry' }).click();
  await expect.element(scan.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('a price that changed since is not paid unseen, and a transfer that was made before still counts', async () => {
  const screen = await openPlans({
    address: '/subscription?payment=7',
    payments: [started],
    prepare: (fake) => fake.refuse(startPayment, { code: 'plan_changed' }),
  });
  await expect.element(scan.getByRole('alert')).toHaveTextContent('This plan has changed.');
  await expect.element(reference).toBeVisible();
  await scan.getByRole('button', { name: 'Back to the plan' }).click();
  await expect.element(scan).toHaveTextContent('Total to pay');
  await expectAddress(screen, '/subscription?plan=2');
});

test('an open payment is found again, and nobody pays twice', async () => {
  const other = { ...waiting, pay_id: 8, pay_plan_id: 3, pay_plan_name: 'Premium' };
  const screen = await openPlans({ payments: [other, started] });
  await expect.element(main).toHaveTextContent('You started a payment of ₹3,000 for Advance.');
  await main.getByRole('button', { name: 'Continue the payment for Advance' }).click();
  await expectAddress(screen, '/subscription?plan=2&payment=7');
  await expect.element(scan.getByRole('img', { name: /^QR code/ })).toBeVisible();
  // Another window has given the reference of the plan that is chosen here.
  await screen.router.navigate({ to: '/subscription', search: { plan: 3 } });
  await expect.element(payment).toHaveTextContent('We are checking your payment');
  await expect.element(page.getByRole('button', { name: 'Pay by UPI' })).not.toBeInTheDocument();
});

test('the payment of a plan that is not offered any more is still shown', async () => {
  await openPlans({
    address: '/subscription?payment=7',
    payments: [started],
    prepare: (server) => server.answer(listPlans, { data: [premium] }),
  });
  await expect.element(scan).toHaveTextContent('Advance, for 12 months');
  await expect.element(reference).toBeVisible();
});

test('an expired payment takes a late reference', async () => {
  const { server } = await openPlans({
    address: '/subscription?payment=7',
    payments: [{ ...started, pay_status: 'expired' }],
  });
  await expect.element(payment).toHaveTextContent('This payment has expired');
  server.answer(givePaymentReference, { data: waiting });
  server.answer(listPayments, { data: [waiting] });
  await reference.fill('632145987012');
  await send.click();
  await expect.element(payment).toHaveTextContent('We are checking your payment');
});

test('paying on the page of a gateway, and coming back', async () => {
  const onPage = { ...started, pay_method: 'gateway' } as const;
  const answered = { ...onPage, pay_upi_uri: null, pay_qr: null, pay_payee: null, pay_url: '#paid' };
  const { server } = await openPlans({
    prepare: (fake) => {
      fake.answer(previewPlan, { data: { ...firstPreview, methods: ['upi', 'gateway'] } });
      fake.answer(startPayment, { data: answered });
      fake.answer(checkPayment, { data: onPage });
    },
  });
  await choose('Advance');
  await expect.element(scan).toHaveTextContent('Total to pay');
  server.answer(listPayments, { data: [onPage] });
  await scan.getByRole('button', { name: 'Pay by card, net banking or UPI' }).click();
  await expect.element(payment).toHaveTextContent('You pay on the page of our payment partner.');
  await expect.poll(() => window.location.hash).toBe('#paid');
  await expect.poll(() => server.listCalls(checkPayment)).toEqual([{ pay_id: 7 }]);
  await expect.element(payment.getByRole('button', { name: 'Continue to the payment page' })).toBeVisible();
  server.answer(listPayments, { data: [{ ...confirmed, pay_method: 'gateway' }] });
  tellLive({ type: 'plan_changed' });
  await expect.element(payment).toHaveTextContent('Your payment is confirmed');
});

test('the page of a gateway is not opened for a plan that has changed since', async () => {
  const screen = await openPlans({
    address: '/subscription?payment=7',
    payments: [{ ...started, pay_method: 'gateway' }],
    prepare: (fake) => {
      fake.answer(checkPayment, { data: started });
      fake.refuse(startPayment, { code: 'plan_changed' });
    },
  });
  await payment.getByRole('button', { name: 'Continue to the payment page' }).click();
  await expect.element(payment.getByRole('alert')).toHaveTextContent('This plan has changed.');
  expect(screen.server.listCalls(startPayment)).toEqual([{ ...seen, method: 'gateway' }]);
  await payment.getByRole('button', { name: 'Back to the plan' }).click();
  await expect.element(scan).toHaveTextContent('Total to pay');
});
