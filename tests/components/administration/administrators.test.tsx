import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  inviteAdministrator,
  listAdministrators,
  removeAdministrator,
} from '#contract/administration/administrators.ts';
import { enterOwnSecondFactor, prove } from '#contract/accounts/second-factor.ts';
import { listReview } from '#contract/moderation/review.ts';
import { showSession } from '#contract/accounts/sessions.ts';
import { administrator, sessionAnswerOf } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { notices } from '../support/outcomes.ts';
import { anAdministrator } from './wire-administrator.ts';

const tara = anAdministrator();
const longName = tara.ad_name;
const list = { data: [tara], invitations: [] };
const queue = { data: [], total: 0, page: 1, limit: 1, next: null, waiting: 3, held: 0 };

/** Opens the screen of administrators with three profiles in the review queue. */
async function openAdministrators(prepare: (fake: FakeServer) => void) {
  return openScreen('/admin-profile', {
    as: administrator,
    prepare: (fake) => {
      fake.answer(listReview, { ...queue, oldest_at: '2026-03-01T09:00:00Z' });
      prepare(fake);
    },
  });
}

/** Answers about the session that the last password or code is fresh for so many seconds. */
function answerProof(server: FakeServer, proof_seconds_left: number): void {
  server.answer(showSession, { data: { ...sessionAnswerOf(administrator), proof_seconds_left } });
}

async function askToRemove(): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${longName}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: `Remove ${longName}?` });
  await question.getByRole('button', { name: 'Remove' }).click();
}

test('the password is asked for before a dangerous call is sent', async () => {
  const { server } = await openAdministrators((fake) => {
    fake.answer(listAdministrators, list);
    fake.refuse(prove, { code: 'not_proved' });
    answerProof(fake, 0);
  });
  await askToRemove();
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
  await proof.getByLabelText('Password', { exact: true }).fill('wrong');
  await userEvent.keyboard('{Enter}');
  await expect.element(proof.getByText('The password or code is wrong.')).toBeVisible();
  expect(server.listCalls(removeAdministrator)).toEqual([]);
  server.answer(prove, { data: null });
  server.answer(removeAdministrator, { data: null });
  answerProof(server, 900);
  await userEvent.keyboard('{Enter}');
  await expect.element(notices.getByText('The change is saved.')).toBeVisible();
  await expect.element(proof).not.toBeInTheDocument();
  expect(server.listCalls(removeAdministrator)).toHaveLength(1);
});

test('a proof given in another tab counts, so nothing is asked', async () => {
  const { server } = await openAdministrators((fake) => {
    fake.answer(listAdministrators, list);
    fake.answer(removeAdministrator, { data: null });
    answerProof(fake, 0);
  });
  await expect.element(page.getByText(longName)).toBeVisible();
  answerProof(server, 600);
  await askToRemove();
  await expect.element(notices.getByText('The change is saved.')).toBeVisible();
});

test('a call that the server refuses all the same asks for the password, and is sent again after it', async () => {
  const { server } = await openAdministrators((fake) => {
    fake.answer(listAdministrators, list);
    fake.refuse(removeAdministrator, { code: 'proof_required' });
  });
  await askToRemove();
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
  await proof.getByLabelText('Password', { exact: true }).fill('a calm steady hand');
  server.answer(prove, { data: null });
  server.answer(removeAdministrator, { data: null });
  await userEvent.keyboard('{Enter}');
  await expect.element(proof).not.toBeInTheDocument();
  await expect.element(notices.getByText('The change is saved.')).toBeVisible();
  expect(server.listCalls(removeAdministrator)).toHaveLength(2);
});

test('a change can be cancelled', async () => {
  const { server } = await openAdministrators((fake) => fake.answer(listAdministrators, list));
  await page.getByRole('button', { name: `Actions for ${longName}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: `Remove ${longName}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.listCalls(removeAdministrator)).toEqual([]);
});

test('closing the question for the password sends nothing, and what was typed stays', async () => {
  const { server } = await openAdministrators((fake) => {
    fake.answer(listAdministrators, list);
    answerProof(fake, 0);
  });
  await page.getByRole('button', { name: 'Invite an administrator' }).click();
  await page.getByLabelText('Name').fill('Tara');
  await page.getByLabelText('E-mail').fill('tara@example.org');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('tara@example.org');
  expect(server.listCalls(inviteAdministrator)).toEqual([]);
  expect(page.getByText('The invitation could not be sent').elements()).toEqual([]);
});

test('nothing but the second factor is on screen until it is given, also without a connection', async () => {
  const { server } = await openScreen('/userManagement', {
    as: administrator,
    prepare: (fake) => {
      const session = { ...sessionAnswerOf(administrator), missing_step: 'second_factor_required' as const };
      fake.answer(showSession, { data: session });
      fake.disconnect(enterOwnSecondFactor);
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('One more step');
  await expect.element(page.getByRole('link', { name: 'Members' })).not.toBeInTheDocument();
  await page.getByLabelText('Code from your authenticator app').fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This did not work').or(page.getByText('Error'))).toBeVisible();
  await userEvent.keyboard('{Escape}');
  server.refuse(enterOwnSecondFactor, { code: 'wrong_second_factor' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('This code is wrong')).toBeVisible();
});

test('the days of grace say until when, and lead to the own sign-in', async () => {
  const session = { ...sessionAnswerOf(administrator), second_factor_due_at: '2026-03-08T09:00:00Z' };
  await openAdministrators((fake) => {
    fake.answer(showSession, { data: session });
    fake.answer(listAdministrators, list);
  });
  await expect.element(page.getByText('before 8 March 2026')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Set it up now' }))
    .toHaveAttribute('href', '/admin-sign-in');
});
