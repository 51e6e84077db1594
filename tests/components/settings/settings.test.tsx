import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { downloadExport, showExport } from '#contract/privacy/data-export.ts';
import {
  settingsWire,
  type SettingsWire,
  showSettings,
  updateSettings,
} from '#contract/settings/settings.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { newSettings } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { press } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, notices } from '../support/outcomes.ts';

/** Said to screen readers alone: the switch shows it. */
const said = page.getByRole('status').filter({ hasText: 'Your settings are saved.' });
const audience = page.getByRole('radiogroup', { name: 'Who may see my contact details' });
const income = page.getByRole('switch', { name: 'Keep my income private' });
const table = page.getByRole('table', { name: 'Notifications on the site and by mail' });

/** Stores changes, as the server does. */
function answerSettings(server: FakeServer, initial: SettingsWire = newSettings): void {
  let settings = initial;
  server.answer(showSettings, () => ({ data: settings }));
  server.answer(updateSettings, ({ notifications = [], ...rest }) => {
    const named = new Map(notifications.map((choice) => [choice.kind, choice]));
    const chosen = settings.notifications.map((choice) => named.get(choice.kind) ?? choice);
    settings = settingsWire.parse({ ...settings, ...rest, notifications: chosen });
    return { data: settings };
  });
}

test('privacy settings are saved at once, with the keyboard alone', async () => {
  const screen = await openScreen('/settings?section=privacy', { prepare: answerSettings });
  const { server } = screen;
  await press(audience.getByRole('radio', { name: 'Any member' }), '{ArrowUp}');
  await expect
    .element(audience.getByRole('radio', { name: 'Only after an accepted interest' }))
    .toBeChecked();
  await expect.element(said).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(audience.getByRole('radio', { name: 'Nobody' })).toBeChecked();

  const visits = page.getByRole('switch', { name: 'Show my visits' });
  const hidden = page.getByRole('switch', { name: 'Hide my profile' });
  for (const setting of [income, visits, hidden]) await press(setting, ' ');
  await expect.element(income).toBeChecked();
  await expect.element(visits).not.toBeChecked();
  await expect.element(hidden).toBeChecked();
  await expect
    .poll(() => server.listCalls(updateSettings))
    .toEqual([
      { contact_audience: 'accepted' },
      { contact_audience: 'nobody' },
      { is_income_private: true },
      { shows_visits: false },
      { is_hidden: true },
    ]);
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  // The same message is shown once.
  await expect.element(notices).not.toBeInTheDocument();

  await screen.reload();
  await expect.element(audience.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  await expect.element(visits).not.toBeChecked();
  await press(hidden, ' ');
  await expect.poll(() => server.listCalls(updateSettings).at(-1)).toEqual({ is_hidden: false });
});

test('a switch that cannot be saved goes back with a message, and can be tried again', async () => {
  const { server } = await openScreen('/settings?section=privacy', { prepare: answerSettings });
  await expect.element(income).not.toBeChecked();
  server.disconnect(updateSettings);
  await press(income, ' ');
  const outcome = dialogOf('This was not saved');
  await expect.element(outcome).toHaveTextContent('We cannot reach the service.');
  await expect.element(income).not.toBeChecked();
  answerSettings(server);
  await outcome.getByRole('button', { name: 'Retry' }).click();
  await expect.element(income).toBeChecked();
  await expect.element(said).toBeInTheDocument();
  expect(server.listCalls(updateSettings).at(-1)).toEqual({ is_income_private: true });
});

test('bell and mail are chosen separately for each kind of notification', async () => {
  const { server } = await openScreen('/settings?section=notifications', { prepare: answerSettings });
  await expect.element(table).toBeVisible();
  expect(
    table
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Somebody sends me an interest',
    'My interest is accepted',
    'My interest is declined',
    'Somebody cancels an interest',
    'Somebody sends me a message',
    'Somebody views my contact details',
    'Somebody views my profile',
    'There are new profiles in today’s matches',
    'A saved search finds somebody new',
    'My profile or a photo was reviewed',
    'Weekly summary every Monday: matches, interests, messages',
  ]);
  const visits = table.getByRole('switch', { name: 'On the site: Somebody views my profile' });
  await press(visits, ' ');
  await expect.element(visits).not.toBeChecked();
  const declined = table.getByRole('switch', { name: 'By mail: My interest is declined' });
  await press(declined, ' ');
  await expect.element(declined).not.toBeChecked();
  await expect.element(said).toBeInTheDocument();
  await expect
    .poll(() => server.listCalls(updateSettings))
    .toEqual([
      { notifications: [{ kind: 'visit', bell: false, mail: true }] },
      { notifications: [{ kind: 'interest_declined', bell: true, mail: false }] },
    ]);
});

test('the mail about the week has no switch of the bell', async () => {
  const { server } = await openScreen('/settings?section=notifications', { prepare: answerSettings });
  const week = table.getByRole('row').filter({ hasText: 'Weekly summary every Monday' });
  await expect
    .element(week.getByRole('switch'))
    .toHaveAccessibleName(/^By mail: Weekly summary every Monday/);
  await press(week.getByRole('switch'), ' ');
  await expect
    .poll(() => server.listCalls(updateSettings))
    .toEqual([{ notifications: [{ kind: 'weekly_digest', bell: false, mail: false }] }]);
});

test('the language is stored with the account, the colours on the device', async () => {
  const { server } = await openScreen('/settings?section=language', { prepare: answerSettings });
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect.element(language).toHaveValue('');
  await language.selectOptions('English');
  await expect.element(said).toBeInTheDocument();
  await expect.poll(() => server.listCalls(updateSettings)).toEqual([{ language: 'en' }]);
  expect(document.cookie).toContain('language=en');
  await language.selectOptions('Same as my browser');
  await expect.poll(() => server.listCalls(updateSettings).at(-1)).toEqual({ language: null });
  expect(document.cookie).not.toContain('language=en');
  const section = page.getByRole('region', { name: 'Language and colours' });
  await section.getByLabelText('Colours').selectOptions('Dark');
  await expect.poll(() => document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  expect(server.listCalls(updateSettings)).toHaveLength(2);
});

test('a copy that failed or cannot be downloaded has a message and can be requested again', async () => {
  const none = { requested_at: null, ready_at: null, expires_at: null, bytes: null };
  const screen = await openScreen('/settings?section=data', {
    prepare: (fake) => fake.answer(showExport, { data: { ...none, state: 'failed' } }),
  });
  await expect.element(page.getByRole('heading', { name: 'Your copy could not be made' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Request my data' })).toBeVisible();

  const instant = new Date().toISOString();
  const instants = { requested_at: instant, ready_at: instant, expires_at: instant };
  screen.server.answer(showExport, { data: { ...instants, state: 'ready', bytes: 1_234_567 } });
  screen.server.refuse(downloadExport, { code: 'export_not_ready' });
  await screen.reload();
  await expect.element(page.getByText('1.2 MB, made')).toBeVisible();
  await page.getByRole('button', { name: 'Download my copy' }).click();
  await expect
    .element(dialogOf('Your copy could not be downloaded'))
    .toHaveTextContent('There is no copy to download at present.');
});
