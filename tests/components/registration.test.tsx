import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { register } from '#contract/accounts/registration.ts';
import { verifyOtp } from '#contract/accounts/codes.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { expectAccessible } from './support/accessibility.ts';
import { press } from './support/keys.ts';
import { openLanding } from './support/landing.ts';
import { dialogOf } from './support/outcomes.ts';
import type { FakeServer } from './support/fake-server.ts';

const person: EndpointInput<typeof register> = {
  profile_for: 'My Self',
  gender: 'Female',
  firstname: 'Asha',
  lastname: 'Mathew',
  dob: '1997-03-14',
  religion: 'Christian',
  community: 'Goan',
  email: 'asha@example.org',
  mobile: '9876543210',
  password: 'marigold garden 7',
  confirm_password: 'marigold garden 7',
};

/** Opens the registration, and fills it up to its last button. */
async function openFilledRegistration(
  prepare?: (server: FakeServer) => void,
): Promise<{ server: FakeServer; button: Locator }> {
  const { server } = await openLanding('?dialog=register', (fake) => {
    fake.answer(register, { data: { email: person.email }, code_length: 4 });
    prepare?.(fake);
  });
  const dialog = dialogOf('Registration');
  const goOn = () => dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('radio', { name: 'Myself' }).click();
  await dialog.getByRole('radio', { name: 'Female', exact: true }).click();
  await goOn();
  await dialog.getByLabelText('First name').fill(person.firstname);
  await dialog.getByLabelText('Last name').fill(person.lastname);
  await dialog.getByLabelText('Day').selectOptions('14');
  await dialog.getByLabelText('Month').selectOptions('March');
  await dialog.getByLabelText('Year').selectOptions('1997');
  await goOn();
  await dialog.getByRole('radio', { name: person.religion, exact: true }).click();
  await dialog.getByLabelText(/^Community/).fill(person.community);
  await goOn();
  await dialog.getByLabelText('E-mail address').fill(person.email);
  await dialog.getByLabelText('Mobile number').fill(person.mobile);
  await dialog.getByLabelText('Password', { exact: true }).fill(person.password);
  await dialog.getByLabelText('Confirm password').fill(person.confirm_password);
  return { server, button: dialog.getByRole('button', { name: 'Register' }) };
}

/** The dialog that waits for the code says that the registration succeeded. */
async function expectRegistered(): Promise<void> {
  await expect
    .element(dialogOf('Verify your e-mail address'))
    .toHaveTextContent('Registration Successful! One step is left: verify your e-mail address.');
}

/** Faster than the page can render in between. */
function pressTwiceAtOnce(button: Locator): void {
  const element = button.element();
  if (!(element instanceof HTMLElement)) return;
  element.click();
  element.click();
}

test('one registration is made by two presses at once on Register, and the wait is shown', async () => {
  const { server, button } = await openFilledRegistration();
  const release = server.hold(register);
  pressTwiceAtOnce(button);
  await expect.element(page.getByText('Please wait…').first()).toBeVisible();
  release();
  await expectRegistered();
  const [sent, ...others] = server.listCalls(register);
  expect(sent).toMatchObject({ ...person, mobile: '+919876543210', contact_audience: 'accepted' });
  expect(others).toEqual([]);
});

test('a date is not wrong while it is being chosen, and says which part is missing until it is whole', async () => {
  await openLanding('?dialog=register', () => {});
  const dialog = dialogOf('Registration');
  const goOn = dialog.getByRole('button', { name: 'Continue' });
  const part = (name: string) => dialog.getByLabelText(name);
  await dialog.getByRole('radio', { name: 'Myself' }).click();
  await dialog.getByRole('radio', { name: 'Female', exact: true }).click();
  await goOn.click();
  await part('First name').fill('Asha');
  await part('Last name').fill('Mathew');
  await part('Day').selectOptions('14');
  await expect.element(part('Month')).not.toHaveAttribute('aria-invalid', 'true');
  await goOn.click();
  await expect.element(dialog.getByText('Choose the month and the year')).toBeVisible();
  await expect.element(part('Day')).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(part('Month')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(part('Month')).toHaveFocus();
  await part('Month').selectOptions('March');
  await expect.element(dialog.getByText('Choose the year')).toBeVisible();
  await expect.element(part('Year')).toHaveAttribute('aria-invalid', 'true');
  await part('Year').selectOptions('1997');
  await expect.element(part('Year')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a wrong code shows a message and clears the boxes; the right one still works', async () => {
  const { server, button } = await openFilledRegistration((fake) =>
    fake.refuse(verifyOtp, { code: 'invalid_otp' }),
  );
  await button.click();
  await expectRegistered();

  const dialog = dialogOf('Verify your e-mail address');
  const boxOf = (digit: number) => dialog.getByRole('textbox', { name: `Digit ${digit} of 4` });
  await boxOf(1).click();
  await userEvent.keyboard('1234');
  await dialog.getByRole('button', { name: 'Verify e-mail address' }).click();
  await dialogOf('Invalid OTP').getByRole('button', { name: 'Retry' }).click();
  for (const digit of [1, 2, 3, 4]) await expect.element(boxOf(digit)).toHaveValue('');
  server.answer(verifyOtp, { data: null });
  await boxOf(1).click();
  await userEvent.keyboard('4321');
  await dialog.getByRole('button', { name: 'Verify e-mail address' }).click();
  const code = { email: person.email, is_login: true, remember: false };
  await expect
    .poll(() => server.listCalls(verifyOtp))
    .toEqual([
      { ...code, token: '1234' },
      { ...code, token: '4321' },
    ]);
});

test('the last step asks who may see the contact details, with the keyboard alone', async () => {
  const { server, button } = await openFilledRegistration();
  const question = dialogOf('Registration').getByRole('group', {
    name: /Who may see your mobile number and e-mail address/,
  });
  const option = (name: string) => question.getByRole('radio', { name });
  await expect.element(option('Only after an accepted interest')).toBeChecked();
  await expect
    .element(option('Only after an accepted interest'))
    .toHaveAccessibleDescription('Families whose interest you accepted, or who accepted yours.');
  await expectAccessible();
  await press(option('Only after an accepted interest'), '{ArrowDown}');
  await expect.element(option('Any member')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Nobody')).toBeChecked();
  await button.click();
  await expectRegistered();
  expect(server.listCalls(register)).toMatchObject([{ contact_audience: 'nobody' }]);
});

test('a wrong address is changed in the registration, which has all but the password', async () => {
  const { button } = await openFilledRegistration();
  await button.click();
  await expectRegistered();
  await dialogOf('Verify your e-mail address').getByRole('button', { name: 'Change the address' }).click();
  const dialog = dialogOf('Registration');
  await expect.element(dialog.getByText('Step 4 of 4')).toBeVisible();
  await expect.element(dialog.getByLabelText('E-mail address')).toHaveValue(person.email);
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveValue('');
});

test.each([
  { country: 'United Kingdom +44', typed: '7911123456', sent: '+447911123456' },
  { country: 'Jersey +44', typed: '7797712345', sent: '+447797712345' },
  { country: 'Canada +1', typed: '4165550123', sent: '+14165550123' },
  { country: 'Kazakhstan +7', typed: '7710009998', sent: '+77710009998' },
  { country: 'United Arab Emirates +971', typed: '0501234567', sent: '+971501234567' },
  { country: 'United States +1', typed: '2015550123', sent: '+12015550123' },
])(
  'the country of the number stays when the address is changed: $country',
  async ({ country, typed, sent }) => {
    const { server, button } = await openFilledRegistration();
    const dialog = dialogOf('Registration');
    const list = dialog.getByRole('combobox', { name: 'Country' });
    await expect.element(list.getByRole('option', { name: country })).toBeInTheDocument();
    await list.selectOptions(country);
    await dialog.getByLabelText('Mobile number').fill(typed);
    await button.click();
    await expectRegistered();
    await dialogOf('Verify your e-mail address').getByRole('button', { name: 'Change the address' }).click();
    await expect.element(list).toHaveDisplayValue(country);
    await dialog.getByLabelText('E-mail address').fill('other@example.org');
    await dialog.getByLabelText('Password', { exact: true }).fill(person.password);
    await dialog.getByLabelText('Confirm password').fill(person.confirm_password);
    await expect.element(list).toHaveDisplayValue(country);
    await button.click();
    await expectRegistered();
    expect(server.listCalls(register).map(({ mobile }) => mobile)).toEqual([sent, sent]);
  },
);
