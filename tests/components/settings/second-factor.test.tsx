import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  addPasskey,
  beginEnteringPasskey,
  beginPasskey,
  beginPasskeySignIn,
  enterPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#contract/accounts/passkeys.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  enterOwnSecondFactor,
  prove,
  renewOwnRecoveryCodes,
  showOwnSecondFactor,
} from '#contract/accounts/second-factor.ts';
import { logout, showSession } from '#contract/accounts/sessions.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { endSession } from '#web/app/client/session.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { member, ownFactor, sessionAnswerOf } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openLanding } from '../support/landing.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf } from '../support/outcomes.ts';

afterEach(() => vi.restoreAllMocks());

const codes = Array.from({ length: 10 }, (_, at) => `7KQ2M-XW9P${at}`);
const off = { ...ownFactor, sf_is_on: false, sf_since: null, sf_app_since: null, sf_codes_left: 0 };
const phone = {
  pk_id: 3,
  pk_name: 'The phone of my mother with a rather long name for a list',
  pk_is_synchronised: true,
  pk_created_at: '2026-03-01T09:00:00Z',
  pk_last_used_at: null,
};
const request = { challenge: 'AAAA', timeout: 300_000, rpId: 'localhost', allowCredentials: [] };
const askingFor = { data: { pk_options: { ...request, userVerification: 'required' as const } } };
const creation = {
  rp: { id: 'localhost', name: 'InTandem' },
  user: { id: 'AAAA', name: member.email, displayName: member.email },
  challenge: 'AAAA',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};

const openSection = async (prepare: (fake: FakeServer) => void) =>
  openScreen('/settings?section=security', {
    prepare: (fake) => {
      fake.answer(showOwnSecondFactor, { data: off });
      fake.answer(listPasskeys, { data: [] });
      prepare(fake);
    },
  });

/** The person closes the question of the device. */
function closeQuestionOfDevice(how: 'create' | 'get'): void {
  const closed = new DOMException('The operation was not allowed.', 'NotAllowedError');
  vi.spyOn(navigator.credentials, how).mockRejectedValue(closed);
}

test('an application is set up with a picture and a first code, and the recovery codes are shown once', async () => {
  const { server } = await openSection((fake) => {
    fake.answer(beginAuthenticator, {
      data: { sf_key: 'ABCDEFGHIJKLMNOP', sf_uri: 'otpauth://totp/x', sf_qr: '<svg/>', sf_ticket: 'sealed' },
    });
    fake.refuse(confirmAuthenticator, { code: 'wrong_second_factor' });
  });
  await expect.element(page.getByText('Off. With two-step verification')).toBeVisible();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect.element(page.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  await page.getByLabelText('Code from your authenticator app').fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This code is wrong')).toBeVisible();
  server.answer(confirmAuthenticator, { data: { sf_recovery_codes: codes } });
  server.answer(showOwnSecondFactor, { data: { ...ownFactor, sf_codes_left: 10 } });
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const dialog = dialogOf('Save these recovery codes');
  await expect.element(dialog.getByText(codes[0] ?? '')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect.element(page.getByText('10 recovery codes are left.')).toBeVisible();
  expect(server.listCalls(confirmAuthenticator)).toHaveLength(2);
});

test('a passkey is not added when the person closes the question of the device', async () => {
  closeQuestionOfDevice('create');
  const { server } = await openSection((fake) =>
    fake.answer(beginPasskey, { data: { pk_options: creation } }),
  );
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = dialogOf('Add a passkey');
  await expect.element(dialog.getByLabelText('Name')).not.toHaveValue('');
  await dialog.getByLabelText('Name').fill(' ');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByText('Enter a name for the passkey')).toBeVisible();
  await dialog.getByLabelText('Name').fill('My phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByText('Nothing has changed')).toBeVisible();
  await expectAccessible();
  expect(server.listCalls(addPasskey)).toEqual([]);
});

test('the password is asked for before a passkey is added, when it was given too long ago', async () => {
  const { server } = await openSection((fake) => {
    fake.answer(showSession, { data: { ...sessionAnswerOf(member), proof_seconds_left: 0 } });
    fake.answer(prove, { data: null });
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const proof = dialogOf('Confirm it is you');
  await proof.getByLabelText('Password', { exact: true }).fill('marigold lamp 21');
  server.answer(showSession, { data: sessionAnswerOf(member) });
  await userEvent.keyboard('{Enter}');
  await expect.element(dialogOf('Add a passkey')).toBeVisible();
  expect(server.listCalls(prove)).toEqual([{ password: 'marigold lamp 21' }]);
});

test('a browser without passkeys says so', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await openSection(() => undefined);
  await expect.element(page.getByText('This browser does not support passkeys.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Add a passkey' }).elements()).toEqual([]);
  vi.unstubAllGlobals();
});

test('a passkey is renamed and removed after a question', async () => {
  const { server } = await openSection((fake) => {
    fake.answer(listPasskeys, { data: [phone] });
    fake.answer(renamePasskey, { data: null });
    fake.refuse(removePasskey, { code: 'last_second_factor' });
  });
  await page.getByRole('button', { name: `Rename ${phone.pk_name}` }).click();
  await dialogOf('Rename the passkey').getByLabelText('Name').fill('Her phone');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialogOf('Rename the passkey')).not.toBeInTheDocument();
  expect(server.listCalls(renamePasskey)).toEqual([{ pk_id: 3, name: 'Her phone' }]);
  await page.getByRole('button', { name: `Remove ${phone.pk_name}` }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect.element(dialogOf('This was not removed')).toBeVisible();
  expect(server.listCalls(removePasskey)).toEqual([{ pk_id: 3 }]);
});

test('recovery codes are replaced after a question', async () => {
  await openSection((fake) => {
    fake.answer(showOwnSecondFactor, { data: { ...ownFactor, sf_codes_left: 1 } });
    fake.answer(renewOwnRecoveryCodes, { data: { sf_recovery_codes: codes } });
  });
  await expect.element(page.getByText('1 recovery code is left.')).toBeVisible();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('button', { name: 'Yes, replace them' }).click();
  await expect.element(dialogOf('Save these recovery codes')).toBeVisible();
});

test('the next person on the device does not see the recovery codes that the last one left open', async () => {
  await openSection((fake) => {
    fake.answer(showOwnSecondFactor, { data: ownFactor });
    fake.answer(renewOwnRecoveryCodes, { data: { sf_recovery_codes: codes } });
  });
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('button', { name: 'Yes, replace them' }).click();
  await expect.element(page.getByText('7KQ2M-XW9P0')).toBeVisible();
  endSession('expired');
  await openScreen('/settings?section=security', {
    as: { ...member, user_id: 8 },
    prepare: (fake) => {
      fake.answer(showOwnSecondFactor, { data: off });
      fake.answer(listPasskeys, { data: [] });
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Password' }).last()).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

/** Opens the settings in a session that has to give its second factor. */
const openStep = async (prepare: (fake: FakeServer) => void) =>
  openScreen('/settings', {
    prepare: (fake) => {
      const missing_step = 'second_factor_required' as const;
      fake.answer(showSession, { data: { ...sessionAnswerOf(member), missing_step } });
      fake.refuse(showSettings, { code: 'second_factor_required' });
      prepare(fake);
    },
  });

test('a member gives the second factor before anything else is on the screen', async () => {
  const { server } = await openStep((fake) =>
    fake.refuse(enterOwnSecondFactor, { code: 'wrong_second_factor' }),
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('One more step');
  expect(page.getByRole('navigation').elements()).toEqual([]);
  await page.getByLabelText('Code from your authenticator app').fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This code is wrong')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect.element(page.getByLabelText('Recovery code', { exact: true })).toBeVisible();
  await expectAccessible();
  server.answer(enterOwnSecondFactor, { data: { sf_codes_left: 9 } });
  server.answer(showSession, { data: sessionAnswerOf(member) });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('navigation', { name: 'Sections of the settings' })).toBeVisible();
});

test('a member with passkeys alone is asked for one, or for a recovery code', async () => {
  closeQuestionOfDevice('get');
  const { server } = await openStep((fake) => {
    fake.answer(showOwnSecondFactor, { data: { ...ownFactor, sf_app_since: null, sf_passkeys: 1 } });
    fake.answer(beginEnteringPasskey, askingFor);
  });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.element(page.getByText('Nothing has changed')).toBeVisible();
  await expect.element(page.getByLabelText('Recovery code', { exact: true })).toBeVisible();
  expect(server.listCalls(enterPasskey)).toEqual([]);
});

test('a member without the second factor at hand can sign out', async () => {
  const { server } = await openStep((fake) => fake.answer(logout, { data: null }));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => server.listCalls(logout)).toHaveLength(1);
});

test('the Sign In dialog offers a passkey, and stays as it was when the person closes the question', async () => {
  closeQuestionOfDevice('get');
  await openLanding('?dialog=sign-in', (fake) => fake.answer(beginPasskeySignIn, askingFor));
  const dialog = dialogOf('Sign In');
  await dialog.getByLabelText('E-mail or mobile number').fill('asha@example.org');
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect.element(dialog.getByText('Nothing has changed')).toBeVisible();
  await expect.element(dialog.getByLabelText('E-mail or mobile number')).toHaveValue('asha@example.org');
});
