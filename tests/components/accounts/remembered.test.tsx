import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { login, resumeSession } from '#contract/accounts/sessions.ts';
import { showAdministratorInvitation } from '#contract/administration/administrators.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { begunProfile, noteBegunProfile } from '#web/app/client/begun-profile.ts';
import { findSession } from '#web/app/client/remembered.ts';
import { readSession } from '#web/app/client/session.ts';
import { findFirstHome } from '#web/screens/accounts/first-home.ts';
import { member, newSettings } from '../support/area-frame.ts';
import { openLanding } from '../support/landing.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { dialogOf } from '../support/outcomes.ts';

const note = () => localStorage.getItem('remembered');

/** What a browser stores in which somebody stays signed in. */
const remember = () => localStorage.setItem('remembered', 'yes');

test('a remembered browser is signed in before a screen asks for it', async () => {
  remember();
  const screen = await openScreen('/administrator-invitation', {
    as: null,
    prepare: (server) => {
      server.answer(resumeSession, { data: member });
      server.refuse(showAdministratorInvitation, { code: 'not_found' });
    },
  });
  const [one, other] = await Promise.all([findSession(), findSession()]);
  expect([one?.token, other?.token]).toEqual([member.token, member.token]);
  expect(screen.server.listCalls(resumeSession)).toHaveLength(1);
});

test('a visitor who was never remembered costs no call', async () => {
  const { server } = await openLanding('', () => undefined);
  await findSession();
  expect(server.listCalls(resumeSession)).toEqual([]);
});

test('a browser that the server has forgotten shows Sign In, and asks the server once alone', async () => {
  remember();
  const screen = await openLanding('', (server) => server.refuse(resumeSession, { code: 'not_remembered' }));
  await screen.router.navigate({ to: '/dashboard' });
  await expectAddress(screen, '/?dialog=sign-in&next=%2Fdashboard');
  expect([note(), readSession()]).toEqual([null, undefined]);
});

test('without a connection a remembered browser can try again, and is not signed out', async () => {
  // The browser reports the failure that the page shows.
  for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation(() => undefined);
  remember();
  const screen = await openLanding('', (server) => server.disconnect(resumeSession));
  await screen.router.navigate({ to: '/dashboard' });
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(note()).toBe('yes');
  screen.server.refuse(resumeSession, { code: 'not_remembered' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(dialogOf('Sign In')).toBeVisible();
});

test('"Keep me signed in" is sent as it is ticked, and is remembered for the next time', async () => {
  const { server } = await openLanding('?dialog=sign-in', (fake) =>
    fake.refuse(login, { code: 'invalid_credentials' }),
  );
  const dialog = dialogOf('Sign In');
  await dialog.getByLabelText('E-mail or mobile number').fill('asha@example.org');
  await dialog.getByLabelText('Password', { exact: true }).fill('marigold garden 7');
  const box = dialog.getByRole('checkbox', { name: 'Keep me signed in' });
  await expect.element(box).not.toBeChecked();
  await box.click();
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.poll(() => server.listCalls(login)).toMatchObject([{ remember: true }]);
});

test('the last choice of this browser is ticked', async () => {
  localStorage.setItem('keepSignedIn', 'yes');
  await openLanding('?dialog=sign-in', () => undefined);
  await expect.element(dialogOf('Sign In').getByRole('checkbox')).toBeChecked();
});

test('it is ticked at first in the installed app, which is on the device of one person', async () => {
  const ask = globalThis.matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    // A query that is always true stands for that of an installed app.
    ask(query === '(display-mode: standalone)' ? 'all' : query),
  );
  await openLanding('?dialog=sign-in', () => undefined);
  await expect.element(dialogOf('Sign In').getByRole('checkbox')).toBeChecked();
});

test('a browser in which a first profile was begun is led back to it', async () => {
  noteBegunProfile(true);
  const screen = await openLanding('', () => undefined);
  await page.getByRole('link', { name: 'Go on with your profile: sign in' }).click();
  await expectAddress(screen, '/?dialog=sign-in');
  await expect.element(dialogOf('Sign In')).toBeVisible();
});

test.each([
  ['photo', true],
  [null, false],
] as const)('the way after the code notes whether a first profile waits: %s', async (step, isBegun) => {
  noteBegunProfile(!isBegun);
  await openScreen('/verify-email', {
    as: null,
    prepare: (server) => server.answer(showSettings, { data: { ...newSettings, first_profile_step: step } }),
  });
  queryClient.clear();
  await findFirstHome();
  expect(begunProfile.read()).toBe(isBegun ? 'yes' : undefined);
});
