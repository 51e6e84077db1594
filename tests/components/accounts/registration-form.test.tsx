import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyRegistration } from '#contract/accounts/registration-form.ts';
import { register } from '#contract/accounts/registration.ts';
import { listChoices, listTypedWords } from '#contract/choices/list-choices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { press } from '../support/keys.ts';
import { openLanding } from '../support/landing.ts';
import { openScreen, type Screen } from '../support/open-screen.tsx';
import { dialogOf, expectOutcome } from '../support/outcomes.ts';
import { measureOverflow } from '../support/views.ts';
import { storeDraft } from '#web/screens/accounts/registration/registration-draft.ts';

const dialog = dialogOf('Registration');
const goOn = () => dialog.getByRole('button', { name: 'Continue' }).click();
const community = dialog.getByRole('combobox', { name: 'Community' });
const field = (label: string) => dialog.getByLabelText(label, { exact: true });

const open = (prepare: (server: FakeServer) => void = () => undefined): Promise<Screen> =>
  openLanding('?dialog=register', prepare);

/** Opens the registration of a daughter, on the step with her name. */
async function openDaughter(prepare?: (server: FakeServer) => void): Promise<Screen> {
  const screen = await open(prepare);
  await dialog.getByRole('radio', { name: 'My Daughter' }).click();
  await goOn();
  return screen;
}

async function fillName(): Promise<void> {
  await field('Your daughter’s first name').fill('Asha');
  await field('Your daughter’s last name').fill('Mathew');
  for (const [part, value] of [
    ['Day', '14'],
    ['Month', 'March'],
    ['Year', '1997'],
  ] as const) {
    await dialog.getByLabelText(part).selectOptions(value);
  }
}

async function fillFaith(): Promise<void> {
  await dialog.getByRole('radio', { name: 'Christian', exact: true }).click();
  await community.fill('Goan');
}

async function fillContact(mobile: string): Promise<void> {
  await field('E-mail address').fill('mother@example.org');
  await field('Mobile number').fill(mobile);
  await field('Password').fill('marigold garden 7');
  await field('Confirm password').fill('marigold garden 7');
}

// First, because the lists stay in the memory of the page.
test('without lists religion and community are written', async () => {
  await openDaughter((fake) => fake.disconnect(listChoices));
  await fillName();
  await goOn();
  await field('Religion').fill('Sarna');
  await field('Community').fill('Oraon');
  await goOn();
  await expect.element(dialog.getByText('Step 4 of 4')).toBeVisible();
});

test('a daughter is female without a question, and everything asks for hers', async () => {
  const { server } = await open((fake) =>
    fake.answer(register, { data: { email: 'mother@example.org' }, code_length: 4 }),
  );
  const gender = dialog.getByRole('group', { name: /^Gender/ });
  await expect.element(gender).toBeVisible();
  await dialog.getByRole('radio', { name: 'My Daughter' }).click();
  await expect.element(gender).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Gender: Female')).toBeVisible();
  await expect.element(dialog.getByText('Gender: Male')).not.toBeVisible();
  await goOn();
  await expect.element(dialog.getByRole('heading', { name: /Your daughter’s name/ })).toHaveFocus();
  await fillName();
  await goOn();
  await expect.element(dialog.getByRole('heading', { name: /Your daughter’s religion/ })).toHaveFocus();
  await fillFaith();
  await goOn();
  await expect.element(dialog.getByText(/Use your own e-mail address and mobile number/)).toBeVisible();
  await fillContact('98765 43210');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect.element(dialogOf('Verify your e-mail address')).toBeVisible();
  expect(server.listCalls(register)).toMatchObject([
    { profile_for: 'My Daughter', gender: 'Female', firstname: 'Asha', mobile: '+919876543210' },
  ]);
});

test('the years begin with that of the youngest bride, or groom', async () => {
  await openDaughter();
  const firstYear = async () => {
    const years = dialog.getByLabelText('Year').getByRole('option').elements();
    return Number(years[1]?.textContent);
  };
  const thisYear = new Date().getFullYear();
  await expect.poll(firstYear).toBe(thisYear - 18);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('radio', { name: 'My Son' }).click();
  await goOn();
  await expect.poll(firstYear).toBe(thisYear - 21);
});

test('a number of another country is checked by its rules', async () => {
  const { server } = await openDaughter((fake) =>
    fake.answer(register, { data: { email: 'mother@example.org' }, code_length: 4 }),
  );
  await fillName();
  await goOn();
  await fillFaith();
  await goOn();
  await dialog.getByLabelText('Country').selectOptions('AE971');
  await fillContact('050 123 456');
  await dialog.getByRole('button', { name: 'Register' }).click();
  const mobile = field('Mobile number');
  await expect.element(mobile).toHaveAccessibleDescription(/Enter a valid mobile number of this country/);
  await expect.element(mobile).toHaveFocus();
  await mobile.fill('050 123 4567');
  await expect.element(mobile).not.toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect.element(dialogOf('Verify your e-mail address')).toBeVisible();
  expect(server.listCalls(register)).toMatchObject([{ mobile: '+971501234567' }]);
});

test('an address or a number that is registered is said beside both fields, and in words', async () => {
  await openDaughter((fake) => fake.refuse(register, { code: 'already_registered' }));
  await fillName();
  await goOn();
  await fillFaith();
  await goOn();
  await fillContact('9876543210');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expectOutcome({
    title: 'Registration Failed',
    text: 'Each profile needs its own e-mail address and mobile number.',
    button: 'Cancel',
  });
  await expect.element(field('E-mail address')).toHaveFocus();
  for (const name of ['E-mail address', 'Mobile number']) {
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expectOutcome({ title: 'Registration Failed', text: 'already registered', button: 'Sign In' });
  await expect.element(dialogOf('Sign In').getByLabelText('E-mail or mobile number')).not.toHaveValue('');
});

/** Opens the step with religion and community, and chooses a religion. */
async function openFaith(religion: string): Promise<Screen> {
  const screen = await openDaughter();
  await fillName();
  await goOn();
  await expect.element(dialog.getByText('Choose the religion first, then the community.')).toBeVisible();
  await dialog.getByRole('radio', { name: religion, exact: true }).click();
  return screen;
}

const options = dialog.getByRole('option');

test('the communities of the religion are in a list that a tap opens, on a phone, too', async () => {
  await page.viewport(390, 700);
  await openFaith('Christian');
  await expect.element(community).toHaveAccessibleDescription(/^Church or community/);
  await community.click();
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(['Mar Thoma', 'CSI', 'Goan', 'Anglo-Indian', 'Other', 'Prefer not to say']);
  await expectAccessible();
  await dialog.getByRole('option', { name: 'Goan' }).click();
  await expect.element(community).toHaveValue('Goan');
  await expect.element(community).toHaveAttribute('aria-expanded', 'false');
  await dialog.getByRole('radio', { name: 'Hindu' }).click();
  await expect.element(community).toHaveValue('');
  await expect.element(community).toHaveAccessibleDescription(/^Type the first letters/);
});

test('who does not want to name a community finds that answer below the field', async () => {
  await openFaith('Hindu');
  await goOn();
  await expect.element(dialog.getByText('Community is required')).toBeVisible();
  await dialog.getByRole('button', { name: 'Prefer not to say' }).click();
  await expect.element(community).toHaveValue('Prefer not to say');
  await expect.element(dialog.getByRole('button', { name: 'Prefer not to say' })).not.toBeInTheDocument();
  await goOn();
  await expect.element(dialog.getByText('Step 4 of 4')).toBeVisible();
});

test('a community is found by another name of it, with the keyboard alone', async () => {
  const { server } = await openFaith('Hindu');
  await press(community, '{ArrowDown}{Escape}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('naya');
  await expect.element(options.first()).toHaveTextContent('Nair');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(community).toHaveValue('Nair');
  await expect.element(dialog.getByText('Step 3 of 4')).toBeVisible();
  await community.fill('nayar');
  await userEvent.tab();
  await expect.element(community).toHaveValue('Nair');
  await goOn();
  await fillContact('9876543210');
  server.answer(register, { data: { email: 'mother@example.org' }, code_length: 4 });
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect.element(dialogOf('Verify your e-mail address')).toBeVisible();
  expect(server.listCalls(register)).toMatchObject([{ community: 'Nair' }]);
});

test('an e-mail that looks mistyped is offered as it was probably meant', async () => {
  await openDaughter();
  await fillName();
  await goOn();
  await fillFaith();
  await goOn();
  await field('E-mail address').fill('mother@gmial.com');
  await dialog.getByRole('button', { name: 'Did you mean mother@gmail.com? Tap to use it.' }).click();
  await expect.element(field('E-mail address')).toHaveValue('mother@gmail.com');
  await expect.element(field('E-mail address')).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument();
});

test('a beginning of one community is that community, and what is in no list is kept as it was written', async () => {
  await openFaith('Christian');
  await community.fill('ang');
  await userEvent.tab();
  await expect.element(community).toHaveValue('Anglo-Indian');
  await community.fill('Kurukh');
  await userEvent.tab();
  await expect.element(community).toHaveValue('Kurukh');
  await expect.element(dialog.getByText('Not in our list. It is kept as you typed it.')).toBeVisible();
  await goOn();
  await expect.element(dialog.getByText('Step 4 of 4')).toBeVisible();
});

/** Opens the page with a draft of a daughter, on the step that was on screen. */
async function openPage(step: number): Promise<void> {
  const typed = { ...emptyRegistration, profile_for: 'My Daughter', firstname: 'Asha', dob_month: '03' };
  storeDraft({ step, typed });
  await openScreen('/registration', {
    as: null,
    prepare: (fake) => fake.answer(listChoices, { data: makeChoiceLists() }),
  });
  await expect.element(page.getByText(`Step ${step + 1} of 4`)).toBeVisible();
}

test('every step of the page fits the narrowest screen', async () => {
  await page.viewport(320, 800);
  await openPage(3);
  await expect.element(page.getByText('We will send a code to this address.')).toBeVisible();
  expect(measureOverflow()).toBe(0);
  for (const step of [3, 2, 1]) {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.element(page.getByText(`Step ${step} of 4`)).toBeVisible();
    expect(measureOverflow()).toBe(0);
  }
});

test('the page restores what was typed in the dialog, with its step', async () => {
  await openPage(1);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Registration');
  await expect.element(page.getByLabelText('Your daughter’s first name')).toHaveValue('Asha');
  await expect.element(page.getByLabelText('Month')).toHaveValue('03');
});

test.each([
  ['Syrian+Christian', 'Syrian Christian (Nasrani)'],
  ['RCSC', 'CSI'],
])('%s on the landing page is found as in the step of the faith', async (words, found) => {
  const lists = makeChoiceLists();
  const nasrani = { code: 'nasrani', label: 'Syrian Christian (Nasrani)', parent: 'christian' };
  await openScreen(`/registration?community=${words}`, {
    as: null,
    prepare: (fake) => {
      fake.answer(listChoices, { data: { ...lists, community: [...lists.community, nasrani] } });
      fake.answer(listTypedWords, {
        data: ['nasrani', 'csi'].map((code) => ({ code, same: ['RCSC'], more: [] })),
      });
    },
  });
  await expect.element(page.getByText(`You are looking for: ${found}`)).toBeVisible();
});

test('a faith that is corrected on the landing page replaces the one from before', async () => {
  const typed = {
    ...emptyRegistration,
    profile_for: 'My Daughter',
    pp_religion: 'Hindu',
    pp_community: 'Nair',
  };
  storeDraft({ step: 0, typed });
  await openScreen('/registration?profile_for=My+Daughter&community=Christian', {
    as: null,
    prepare: (fake) => {
      fake.answer(listChoices, { data: makeChoiceLists() });
      fake.answer(listTypedWords, { data: [] });
    },
  });
  await expect.element(page.getByText('You are looking for: Christian.')).toBeVisible();
});
