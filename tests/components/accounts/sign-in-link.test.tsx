import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enterByLink } from '#contract/accounts/codes.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { answerFrame, member } from '../support/area-frame.ts';
import { answerDashboard } from '../support/dashboard.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { aProfileWire } from '../support/wire-profile.ts';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
const title = page.getByRole('heading', { level: 1 });

test('nothing happens before the button is pressed, because mail programs open links too', async () => {
  const { server } = await openScreen(`/sign-in-link?token=${token}`, { as: null });
  await expect.element(title).toHaveTextContent('Sign in on this device?');
  expect(server.listCalls(enterByLink)).toEqual([]);
});

test('a press signs in and opens the own page, and two presses are one', async () => {
  const screen = await openScreen(`/sign-in-link?token=${token}`, {
    as: null,
    prepare: (server) => {
      server.answer(enterByLink, { data: member });
      answerFrame(server, member);
      answerDashboard(server);
      const completion = { percentage: 100, missing: [] };
      server.answer(showProfile, { data: [aProfileWire()], completion, review: null });
    },
  });
  await page.getByRole('button', { name: 'Sign in' }).dblClick();
  await expectAddress(screen, '/dashboard');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.server.listCalls(enterByLink)).toEqual([{ token, remember: false }]);
});

test('without a connection the link can be pressed again', async () => {
  await openScreen(`/sign-in-link?token=${token}`, {
    as: null,
    prepare: (server) => server.disconnect(enterByLink),
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('You are not signed in.');
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('a link that was used leads to the other ways of signing in', async () => {
  await openScreen(`/sign-in-link?token=${token}`, {
    as: null,
    prepare: (server) => server.refuse(enterByLink, { code: 'not_found' }),
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(title).toHaveTextContent('This link no longer works');
  await expect
    .element(page.getByRole('link', { name: 'Sign in another way' }))
    .toHaveAttribute('href', '/?dialog=sign-in');
});
