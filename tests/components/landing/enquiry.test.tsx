import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sendEnquiry } from '#contract/enquiries/enquiries.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openLanding } from '../support/landing.ts';
import { dialogOf, expectOutcome } from '../support/outcomes.ts';

const typed = {
  Name: 'Meera Pillai',
  'E-mail address': 'meera@example.org',
  'Phone number': '98765 43210',
  Message: 'May my aunt keep the profile?',
};

const sent = {
  name: 'Meera Pillai',
  email: 'meera@example.org',
  phone: '+91 9876543210',
  message: 'May my aunt keep the profile?',
};

const form = page.getByRole('region', { name: 'Contact us' });
const send = form.getByRole('button', { name: 'Send enquiry' });
const fieldOf = (label: string) => form.getByRole('textbox', { name: label, exact: true });

async function fill(): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await fieldOf(label).fill(value);
}

async function expectKept(): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await expect.element(fieldOf(label)).toHaveValue(value);
  }
}

test('an empty enquiry has a message beside each missing field', async () => {
  const { server } = await openLanding('', () => undefined);
  await send.click();
  for (const sentence of [
    'Enter a name',
    'Enter a valid e-mail',
    'Enter your phone number',
    'Enter a message',
  ]) {
    await expect.element(form.getByText(sentence)).toBeVisible();
  }
  await expect.element(fieldOf('Name')).toHaveFocus();
  await expectAccessible();
  expect(server.listCalls(sendEnquiry)).toEqual([]);
});

test('a refused enquiry retains the typed text', async () => {
  const { server } = await openLanding('', (fake) =>
    fake.refuse(sendEnquiry, { code: 'unavailable', message: 'The post is closed.' }),
  );
  await fill();
  await send.click();
  await expectOutcome({ title: 'Enquiry Not Delivered', text: 'The post is closed.' });
  await expectKept();
  expect(server.listCalls(sendEnquiry)).toEqual([sent]);
});

test('an enquiry without a network retains the typed text, also after a reload', async () => {
  const screen = await openLanding('', (fake) => fake.disconnect(sendEnquiry));
  await fill();
  await send.click();
  await expect.element(dialogOf('Error')).toHaveTextContent(/We cannot reach the service/);
  await dialogOf('Error').getByRole('button', { name: 'OK' }).click();
  await expectKept();
  await screen.reload();
  await expectKept();
});
