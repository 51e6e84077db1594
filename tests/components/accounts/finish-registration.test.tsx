import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { logout, showSession } from '#contract/accounts/sessions.ts';
import { completeRegistration } from '#contract/accounts/registration.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import { member, sessionAnswerOf } from '../support/area-frame.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { answerDashboard } from '../support/dashboard.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { answerMyProfile } from '../support/my-profile.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { expectOutcome, notices } from '../support/outcomes.ts';
import { aProfileWire } from '../support/wire-profile.ts';

const owner = { ...member, name: member.email, missing_step: 'registration_incomplete' } as const;

/** Opens the area as the owner of an address that somebody else had registered. */
const openUnfinished = (prepare?: (server: FakeServer) => void) =>
  openScreen('/dashboard', {
    as: owner,
    prepare: (server) => {
      server.answer(listChoices, { data: makeChoiceLists() });
      prepare?.(server);
    },
  });

async function fillAll(): Promise<void> {
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Myself' }).click();
  await page.getByRole('radio', { name: 'Female', exact: true }).click();
  await goOn();
  await page.getByLabelText('First name').fill('Asha');
  await page.getByLabelText('Last name').fill('Mathew');
  await page.getByLabelText('Day').selectOptions('14');
  await page.getByLabelText('Month').selectOptions('March');
  await page.getByLabelText('Year').selectOptions('1997');
  await goOn();
  await page.getByRole('radio', { name: 'Christian', exact: true }).click();
  await page.getByLabelText('Community or denomination').fill('Goan');
  await goOn();
  await page.getByLabelText('Mobile number').fill('9876543210');
  await page.getByLabelText('Password', { exact: true }).fill('marigold garden 7');
  await page.getByLabelText('Confirm password').fill('marigold garden 7');
}

test('says why everything is asked for, and shows nothing of the area', async () => {
  await openUnfinished();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Finish your registration');
  await expect.element(page.getByText(/registered before, but not finished/)).toBeVisible();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

test('leads a person on who signed in before this window knew of it', async () => {
  await openScreen('/dashboard', {
    as: { ...owner, missing_step: null },
    prepare: (server) => {
      answerDashboard(server);
      server.answer(listChoices, { data: makeChoiceLists() });
      const { missing_step } = owner;
      server.answer(showSession, { data: { ...sessionAnswerOf(owner), missing_step } });
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Finish your registration');
});

test('the focus follows the steps, whose headings lie below the title', async () => {
  await openUnfinished();
  const step = (number: number) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`Step ${number} of 4`) });
  await expect.element(step(1)).not.toHaveFocus();
  await page.getByRole('radio', { name: 'Myself' }).click();
  await page.getByRole('radio', { name: 'Female', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(step(2)).toHaveFocus();
});

test('sends everything but the e-mail, which is shown and cannot be changed', async () => {
  const { server } = await openUnfinished((fake) =>
    fake.refuse(completeRegistration, { code: 'already_registered' }),
  );
  await fillAll();
  await expect.element(page.getByLabelText('E-mail address')).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expectOutcome({
    title: 'Registration Failed',
    text: 'Each profile needs its own e-mail address and mobile number.',
    button: 'Retry',
  });
  const [sent] = server.listCalls(completeRegistration);
  expect(sent).toMatchObject({ firstname: 'Asha', mobile: '+919876543210', dob: '1997-03-14' });
  expect(Object.keys(sent ?? {})).not.toContain('email');
});

test('what was finished before, with an answer that was lost, is finished', async () => {
  const screen = await openUnfinished((fake) => {
    answerDashboard(fake);
    answerMyProfile(fake, { profile: aProfileWire(), completion: { percentage: 16, missing: [] } });
    fake.refuse(completeRegistration, { code: 'registration_complete' });
  });
  await fillAll();
  screen.server.answer(showSession, { data: { ...sessionAnswerOf(owner), missing_step: null } });
  await page.getByRole('button', { name: 'Finish' }).click();
  await expectAddress(screen, '/myProfile');
  await expect.poll(() => sessionStorage.getItem('missingStep')).toBe('');
});

test('a reload opens the area when another tab has finished', async () => {
  const screen = await openUnfinished();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Finish your registration');
  answerDashboard(screen.server);
  screen.server.answer(showSession, { data: sessionAnswerOf(owner) });
  await screen.reload();
  await expect.element(page.getByRole('navigation').first()).toBeVisible();
});

test('a person who does not want to can log out', async () => {
  const screen = await openUnfinished((fake) => fake.answer(logout, { data: null }));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => screen.server.listCalls(logout)).toHaveLength(1);
  expect(sessionStorage.getItem('token')).toBeNull();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'You are logged out.' }))
    .toBeInTheDocument();
});

test('without a connection it is said that the sign-in did not end', async () => {
  await openUnfinished((fake) => fake.disconnect(logout));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.element(notices).toHaveTextContent('please sign in and log out again');
  expect(sessionStorage.getItem('token')).toBeNull();
});
