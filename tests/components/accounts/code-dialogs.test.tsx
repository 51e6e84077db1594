import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sendOtp, verifyOtp } from '#contract/accounts/codes.ts';
import { resetPassword } from '#contract/accounts/passwords.ts';
import { showSession } from '#contract/accounts/sessions.ts';
import { type CodeDialog, firstCode, storeSentCode } from '#web/screens/accounts/sent-codes.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { answerFrame, member, newSettings } from '../support/area-frame.ts';
import { openLanding } from '../support/landing.ts';
import { answerMyProfile } from '../support/my-profile.ts';
import { expectAddress } from '../support/open-screen.tsx';
import { dialogOf } from '../support/outcomes.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { aProfileWire } from '../support/wire-profile.ts';

/** Opens a dialog that waits for a code. */
function openDialog(dialog: CodeDialog, prepare: (server: FakeServer) => void) {
  const sent = firstCode('asha@example.org', { waitSeconds: 0 });
  storeSentCode(dialog, dialog === 'verify' ? { ...sent, isRegistration: true } : sent);
  return openLanding(`?dialog=${dialog}`, (server) => {
    server.answer(showSettings, { data: newSettings });
    prepare(server);
  });
}

/** Notes whether a button was on the screen, be it for a moment. */
function watchFor(name: string): () => boolean {
  let isSeen = false;
  const look = () => {
    isSeen ||= [...document.querySelectorAll('button')].some(({ textContent }) => textContent === name);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => isSeen;
}

const enterCode = async (title: string) => {
  await dialogOf(title).getByRole('textbox', { name: 'Digit 1 of 4' }).click();
  await userEvent.keyboard('1234');
};

test.each([
  ['verify', 'Verify your e-mail address', 'Verify e-mail address'],
  ['otp', 'Login with OTP', 'Check the code'],
] as const)('after the right code the dialog “%s” says so until the next page is there', async (...row) => {
  const [dialog, title, button] = row;
  let goOn = (): void => undefined;
  const screen = await openDialog(dialog, (server) => {
    answerFrame(server, member);
    server.answer(verifyOtp, { data: member });
    answerMyProfile(server, { profile: aProfileWire(), completion: { percentage: 94, missing: [] } });
    // The line is slow.
    goOn = server.hold(showSession);
  });
  const wasAsked = watchFor('Send a code');
  await enterCode(title);
  await dialogOf(title).getByRole('button', { name: button }).click();
  await expect.element(dialogOf(title).getByText('The code is right. One moment…')).toBeVisible();
  await expect.element(dialogOf(title).getByRole('button', { name: 'Resend OTP' })).not.toBeInTheDocument();
  goOn();
  // The next test begins signed out.
  await expectAddress(screen, '/myProfile');
  expect(wasAsked()).toBe(false);
});

test('after a new password Sign In opens, and no address is asked for in between', async () => {
  await openDialog('forgot', (server) => server.answer(resetPassword, { data: null }));
  const wasAsked = watchFor('Send a code');
  await enterCode('Forgot password');
  await dialogOf('Forgot password').getByLabelText('New Password').fill('another garden 7');
  await dialogOf('Forgot password').getByRole('button', { name: 'Reset Password' }).click();
  await expect.element(dialogOf('Password Changed!')).toBeVisible();
  await expect.element(dialogOf('Sign In')).toBeInTheDocument();
  expect(wasAsked()).toBe(false);
});

test('an address that is changed leads to the registration at once', async () => {
  await openDialog('verify', () => undefined);
  const wasAsked = watchFor('Send a code');
  await dialogOf('Verify your e-mail address').getByRole('button', { name: 'Change the address' }).click();
  await expect.element(dialogOf('Registration')).toBeVisible();
  expect(wasAsked()).toBe(false);
});

test('a code that is asked for without a connection says why, and keeps the address', async () => {
  await openLanding('?dialog=otp', (server) => server.disconnect(sendOtp));
  const address = dialogOf('Login with OTP').getByRole('textbox');
  await address.fill('asha@example.org');
  await dialogOf('Login with OTP').getByRole('button', { name: 'Send a code' }).click();
  await expect.element(dialogOf('Error')).toHaveTextContent(/We cannot reach the service/);
  await dialogOf('Error').getByRole('button', { name: 'OK' }).click();
  await expect.element(address).toHaveValue('asha@example.org');
});
