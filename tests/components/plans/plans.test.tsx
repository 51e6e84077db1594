import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { previewPlan, startPayment } from '#contract/payments/payments.ts';
import { listPlans, showMyPlan } from '#contract/plans/plans.ts';
import { showSite } from '#contract/site/site.ts';
import { defaultSite } from '#web/app/document/site.ts';
import { expectAddress } from '../support/open-screen.tsx';
import { expectOutcome } from '../support/outcomes.ts';
import {
  advance,
  basic,
  byUpi,
  cardOf,
  choose,
  firstPreview,
  higherPreview,
  main,
  openPlans,
  started,
} from '../support/plans.ts';
import { myBasic, noPlan } from '../support/wire-my-plan.ts';

test('the plans in their order, with total prices and the own one', async () => {
  await openPlans({ prepare: (server) => server.answer(showMyPlan, { data: myBasic }) });
  await expect.element(main).toHaveTextContent('Your plan is Basic, until 31 May 2099.');
  await expect
    .element(main)
    .toHaveTextContent('2 of 3 contact views, unlimited interests and unlimited messages.');
  await expect.element(cardOf('Basic')).toHaveTextContent('Your plan');
  await expect.element(cardOf('Basic')).toHaveTextContent('until 31 May 2099');
  await expect
    .element(cardOf('Advance'))
    .toHaveTextContent('₹3,000 for 12 monthsTotal price, including 18% GST');
  await expect.element(cardOf('Premium')).toHaveTextContent('₹1,50,000 for 1 month');
  await expect.element(main.getByText('6 contact views a day')).toBeVisible();
  await expect.element(main).toHaveTextContent('You have not paid for anything here.');
});

test('without a plan a member sees what is left of the day', async () => {
  await openPlans({
    prepare: (server) => server.answer(showMyPlan, { data: { ...noPlan, message_left: 7 } }),
  });
  await expect.element(main).toHaveTextContent('1 of 1 contact view, 5 of 5 interests and 7 of 20 messages.');
});

test('the own plan is marked, also under the new name that it got since', async () => {
  await openPlans({
    prepare: (server) => server.answer(showMyPlan, { data: { ...myBasic, s_plan_name: 'Beginner' } }),
  });
  await expect.element(main).toHaveTextContent('Your plan is Beginner, until 31 May 2099.');
  await expect.element(cardOf('Basic')).toHaveTextContent('Your plan');
});

test('a card turns over to what the plan changes, and back', async () => {
  const screen = await openPlans({
    prepare: (server) => server.answer(previewPlan, { data: higherPreview }),
  });
  await choose('Advance');
  const back = cardOf('Scan to Pay');
  await expect.element(back.getByRole('heading', { level: 3 })).toHaveFocus();
  await expect.element(back).toHaveTextContent('Total to pay₹3,000It includes ₹457.62 GST (18%).');
  await expect.element(back).toHaveTextContent('and ends on 14 December 2027.');
  await expect
    .element(back)
    .toHaveTextContent('What is left of Basic (45 days) is worth 22 days of the new plan.');
  await expect.element(back).toHaveTextContent('Contact views a day: 3 now, 6 with this plan.');
  await expect.element(back).toHaveTextContent('It is not renewed');
  await expect.element(back.getByRole('link', { name: 'Payments and refunds' })).toBeVisible();
  await expectAddress(screen, '/subscription?plan=2');
  await back.getByRole('button', { name: 'Back' }).click();
  await expectAddress(screen, '/subscription');
  await expect.element(main.getByRole('button', { name: 'Choose Advance' })).toHaveFocus();
  expect(screen.server.listCalls(startPayment)).toEqual([]);
});

test('the button of the browser turns a card back, and a reload shows it as it was', async () => {
  const screen = await openPlans();
  await choose('Advance');
  await expect.element(cardOf('Scan to Pay')).toBeVisible();
  await screen.reload();
  await expect.element(cardOf('Scan to Pay')).toHaveTextContent('Total to pay');
  await screen.router.navigate({ to: '/subscription', search: {} });
  await expect.element(cardOf('Advance')).toBeVisible();
});

test('the keyboard chooses a plan and comes back', async () => {
  await openPlans();
  const button = main.getByRole('button', { name: 'Choose Advance' });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cardOf('Scan to Pay').getByRole('heading', { level: 3 })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(button).toHaveFocus();
});

test('another price is shown before anything is paid', async () => {
  const { server } = await openPlans({
    prepare: (fake) => fake.refuse(startPayment, { code: 'plan_changed' }),
  });
  await choose('Advance');
  const back = cardOf('Scan to Pay');
  await expect.element(back).toHaveTextContent('₹3,000');
  const price = { total_paise: 350_000, tax_paise: 0, tax_rate: 0 };
  server.answer(previewPlan, { data: { ...firstPreview, price } });
  await back.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect.element(back.getByRole('alert')).toHaveTextContent('This plan has changed.');
  await expect.element(back).toHaveTextContent('Total to pay₹3,500There are no other charges.');
  server.answer(startPayment, { data: { ...byUpi, pay_amount_paise: 350_000 } });
  await back.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect.element(back.getByRole('img', { name: /^QR code: pay ₹3,500/ })).toBeVisible();
  expect(server.listCalls(startPayment).map(({ amount_paise: paise }) => paise)).toEqual([300_000, 350_000]);
});

test('a plan that was taken from the offer says so, and the others are there', async () => {
  const { server } = await openPlans({
    prepare: (fake) => fake.refuse(startPayment, { code: 'plan_not_offered' }),
  });
  await choose('Advance');
  await expect.element(cardOf('Scan to Pay')).toHaveTextContent('₹3,000');
  server.refuse(previewPlan, { code: 'plan_not_offered' });
  await cardOf('Scan to Pay').getByRole('button', { name: 'Pay by UPI' }).click();
  await expect.element(main.getByRole('alert')).toHaveTextContent('This plan is no longer offered.');
});

test('a plan without a price is active at once', async () => {
  const free = { ...started, pay_method: 'free', pay_status: 'confirmed', pay_amount_paise: 0 } as const;
  const screen = await openPlans({
    prepare: (server) => {
      server.answer(listPlans, { data: [{ ...advance, p_price: 0 }] });
      server.answer(previewPlan, {
        data: { ...firstPreview, price: { total_paise: 0, tax_paise: 0, tax_rate: 18 }, methods: ['free'] },
      });
      server.answer(startPayment, {
        data: { ...free, pay_upi_uri: null, pay_qr: null, pay_payee: null, pay_url: null },
      });
    },
  });
  await expect.element(cardOf('Advance')).toHaveTextContent('No charge for 12 months');
  await choose('Advance');
  const back = cardOf('What you get');
  await expect.element(back).toHaveTextContent('It begins at once, and ends on 22 November 2027.');
  await back.getByRole('button', { name: 'Choose this plan' }).click();
  await expectOutcome({ title: 'Your plan is active', text: 'Advance is yours now.' });
  await expectAddress(screen, '/subscription');
});

test('a plan without a price is not extended', async () => {
  await openPlans({
    prepare: (server) => {
      server.answer(listPlans, { data: [{ ...basic, p_price: 0 }, advance] });
      server.answer(showMyPlan, { data: myBasic });
    },
  });
  await expect.element(cardOf('Basic')).toHaveTextContent('until 31 May 2099');
  await expect.element(main.getByRole('button', { name: 'Choose Advance' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Extend Basic' })).not.toBeInTheDocument();
});

test('where nothing can be bought the plans are shown, and where to write', async () => {
  await openPlans({
    prepare: (server) => {
      server.answer(showSite, { data: { ...defaultSite, support_email: 'help@example.org' } });
      server.refuse(previewPlan, { code: 'payments_off' });
    },
  });
  await expect.element(main.getByRole('link', { name: 'help@example.org' })).toBeVisible();
  await expect.element(cardOf('Premium')).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Choose Premium' })).not.toBeInTheDocument();
});

test('a plan without a price can be chosen although nothing can be paid here', async () => {
  await openPlans({
    prepare: (server) => {
      server.answer(listPlans, { data: [{ ...basic, p_price: 0 }, advance] });
      server.answer(previewPlan, { data: { ...firstPreview, methods: [] } });
    },
  });
  await expect.element(main).toHaveTextContent('You cannot buy a plan on this page');
  await expect.element(main.getByRole('button', { name: 'Choose Basic' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Choose Advance' })).not.toBeInTheDocument();
});

test('where everything is free there is nothing to buy', async () => {
  await openPlans({
    prepare: (server) => server.answer(showSite, { data: { ...defaultSite, everything_is_free: true } }),
  });
  await expect.element(main).toHaveTextContent('Everything is free here');
  await expect.element(main.getByRole('heading', { name: 'The plans' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('heading', { name: 'Your payments' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Subscription' })).not.toBeInTheDocument();
});
