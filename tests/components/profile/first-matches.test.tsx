import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listChoices, listTypedWords } from '#contract/choices/list-choices.ts';
import { sendInterest } from '#contract/interests/interests.ts';
import type { DirectionWire } from '#contract/matches/partner-card.wire.ts';
import { listMatches } from '#contract/matches/matches.ts';
import { suggestPreference, updatePreference } from '#contract/preferences/own-preference.ts';
import { showCard } from '#contract/partners/partners.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { firstMatches, openFirstProfile } from './first-profile-screen.ts';
import { expectAddress } from '../support/open-screen.tsx';
import { member } from '../support/area-frame.ts';
import { aPreferenceWire } from '../support/wire-preference.ts';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';
import { aProfileWire } from '../support/wire-profile.ts';

const sheet = page.getByRole('dialog');
const wishes = page.getByRole('region', { name: 'A partner for your daughter' });

test('the wishes follow from the profile and are stored once', async () => {
  const { server } = await openFirstProfile('matches');
  await expect.element(wishes.getByRole('button', { name: 'Age 26 to 33 years' })).toBeVisible();
  await expect.element(wishes.getByRole('button', { name: 'Living in Kerala' })).toBeVisible();
  await expect.element(page.getByText('42 people fit everything')).toBeVisible();
  await expect.poll(() => page.getByRole('heading', { level: 3 }).elements().length).toBe(3);
  expect(server.listCalls(updatePreference)).toHaveLength(1);
  expect(server.listCalls(updatePreference)[0]).toMatchObject({
    age: '26-33',
    religion: 'Christian',
    state: 'Kerala',
    must_have: 'age',
  });
});

test('where nobody of a part of the suggestion fits, the page says so until a wish is changed', async () => {
  const data = [aPreferenceWire({ pp_age: '26-33', pp_religion: 'Christian' })];
  await openFirstProfile('matches', {
    prepare: (fake) =>
      fake.answer(suggestPreference, { data, has_first_wishes: false, nobody_of: ['language', 'state'] }),
  });
  const nobody = page.getByText('Nobody of the same language or state fits yet. So we show others, too.');
  await expect.element(nobody).toBeVisible();
  await wishes.getByRole('button', { name: 'Christian' }).click();
  await sheet.getByRole('button', { name: 'Any is fine' }).click();
  await expect.element(nobody).not.toBeInTheDocument();
});

test('of many wishes, those that families ask for first are shown, and the others with a tap', async () => {
  const data = [
    aPreferenceWire({
      pp_age: '26-33',
      pp_height: '163-193',
      pp_religion: 'Christian',
      pp_marital_status: 'Never married',
      pp_state: 'Kerala',
      pp_diet: 'Veg',
    }),
  ];
  await openFirstProfile('matches', {
    prepare: (fake) => fake.answer(suggestPreference, { data, has_first_wishes: false, nobody_of: [] }),
  });
  const shown = wishes.getByRole('listitem');
  const texts = () => shown.elements().map(({ textContent }) => textContent);
  await expect
    .poll(texts)
    .toEqual(['Christian', 'Age 26 to 33 years', 'Never married', '3 other preferences']);
  await wishes.getByRole('button', { name: '3 other preferences' }).click();
  expect(shown.elements()).toHaveLength(7);
});

test('a tap on a wish changes it, and anything can be fine', async () => {
  const { server } = await openFirstProfile('matches');
  await wishes.getByRole('button', { name: 'Christian' }).click();
  await sheet.getByRole('button', { name: 'Hindu' }).click();
  await expectAccessible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.element(wishes.getByRole('button', { name: 'Christian or Hindu' })).toBeVisible();
  expect(server.listCalls(updatePreference).at(-1)).toEqual({
    religion: 'Christian,Hindu',
    previous: { pp_religion: 'Christian' },
  });
  await wishes.getByRole('button', { name: 'Living in Kerala' }).click();
  await sheet.getByRole('button', { name: 'Any is fine' }).click();
  await expect.element(wishes.getByRole('button', { name: 'Living in Kerala' })).not.toBeInTheDocument();
});

test('on a small phone a long list of wishes is searched by other names, and "Must have" is in sight above Done', async () => {
  await page.viewport(390, 700);
  const tongues = Array.from({ length: 14 }, (_, index) => `Tongue ${index + 1}`);
  const { server } = await openFirstProfile('matches', {
    prepare: (fake) => {
      const choices = tongues.map((label, index) => ({ code: `tongue-${index + 1}`, label, parent: null }));
      fake.answer(listChoices, { data: { ...makeChoiceLists(), mother_tongue: choices } });
    },
  });
  await wishes.getByRole('button', { name: 'Add a preference' }).click();
  await sheet.getByRole('button', { name: 'Mother tongue' }).click();
  const release = server.hold(listTypedWords);
  await sheet.getByRole('textbox', { name: 'Search' }).fill('ninth');
  await expect.element(sheet.getByText('Looking for similar names…')).toBeVisible();
  release();
  await sheet.getByRole('button', { name: 'Tongue 9' }).click();
  const mark = sheet.getByRole('switch', { name: 'Must have' });
  await expect.element(mark).toBeInViewport({ ratio: 1 });
  const done = sheet.getByRole('button', { name: 'Done' });
  await expect.element(done).toBeInViewport({ ratio: 1 });
  const edge = (place: typeof mark) => place.element().getBoundingClientRect().bottom;
  expect(edge(mark)).toBeLessThan(done.element().getBoundingClientRect().top);
});

test('a wish can be added', async () => {
  await openFirstProfile('matches');
  await wishes.getByRole('button', { name: 'Add a preference' }).click();
  await sheet.getByRole('button', { name: 'Diet' }).click();
  await sheet.getByRole('button', { name: 'Veg', exact: true }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.element(wishes.getByRole('button', { name: 'Diet: Vegetarian' })).toBeVisible();
});

test('a church is found among communities, and is a wish of its own', async () => {
  const { server } = await openFirstProfile('matches');
  await wishes.getByRole('button', { name: 'Add a preference' }).click();
  await sheet.getByRole('button', { name: 'Community', exact: true }).click();
  await sheet.getByRole('button', { name: 'Goan' }).click();
  await sheet.getByRole('button', { name: 'Mar Thoma' }).click();
  await expect
    .element(sheet.getByRole('button', { name: 'Mar Thoma' }))
    .toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(() => server.listCalls(updatePreference).at(-1))
    .toMatchObject({ community: 'Goan', denomination: 'Mar Thoma' });
});

test('one tap sends an interest; a refusal is said beside the button', async () => {
  const { server } = await openFirstProfile('matches');
  const send = page.getByRole('button', { name: 'Send interest to Thomas Kurian' });
  server.answer(showCard, { data: firstMatches[0] ?? null });
  server.refuse(sendInterest, { code: 'interest_limit_reached' });
  await send.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  const sent = { i_id: 5, i_status: 'pending', i_sender_id: member.user_id, i_receiver_id: 21 } as const;
  server.answer(sendInterest, { data: sent, left: 4 });
  await send.click();
  await expect.element(page.getByText('Interest sent', { exact: true })).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
  expect(server.listCalls(sendInterest)[1]).toMatchObject({ receiver_id: 21 });
});

test('a family sends words of a family, which it may change first', async () => {
  const profile = aProfileWire({ u_profile_for: 'My Daughter', u_native_place: 'Pala' });
  const { server } = await openFirstProfile('matches', { profile });
  server.answer(showCard, { data: firstMatches[0] ?? null });
  server.refuse(sendInterest, { code: 'interest_limit_reached' });
  const message = 'We are Asha’s family from Pala. We would like to know your family.';
  await expect.element(page.getByText(`“${message}”`)).toBeVisible();
  await page.getByRole('button', { name: 'Change the message' }).click();
  const field = page.getByLabelText('Your message');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue(message);
  const send = page.getByRole('button', { name: /^Send interest to/ }).first();
  await field.fill('Greetings from Pala.');
  await send.click();
  await expect
    .poll(() => server.listCalls(sendInterest))
    .toMatchObject([{ message: 'Greetings from Pala.' }]);
  await field.fill('  ');
  await send.click();
  await expect.poll(() => server.listCalls(sendInterest)[1]).toMatchObject({ message });
});

test('nobody who fits is said, and the end of the guide leads to the dashboard', async () => {
  const screen = await openFirstProfile('matches', {
    prepare: (server) =>
      server.answer(listMatches, {
        data: [],
        updated: [],
        total: 0,
        page: 1,
        limit: 3,
        next: null,
        has_more_than_total: false,
      }),
  });
  await expect.element(page.getByText('Nobody fits yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expectAddress(screen, '/dashboard');
  expect(screen.server.listCalls(updateSettings).at(-1)).toEqual({ first_profile_step: null });
});

test('the end of the guide is stored before the next page opens, and no earlier step replaces it', async () => {
  const screen = await openFirstProfile('matches', { settings: { first_profile_step: 'place' } });
  const { server } = screen;
  // The step of this screen is stored while it is read.
  await expect.poll(() => server.listCalls(updateSettings)).toEqual([{ first_profile_step: 'matches' }]);
  const release = server.hold(updateSettings);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect.element(page.getByRole('status').getByText('Saving…')).toBeVisible();
  await expectAddress(screen, '/welcome/matches');
  release();
  await expectAddress(screen, '/dashboard');
  expect(server.listCalls(updateSettings)).toEqual([
    { first_profile_step: 'matches' },
    { first_profile_step: null },
  ]);
});

test('without a connection the end of the guide opens the dashboard all the same', async () => {
  const screen = await openFirstProfile('matches');
  await expect.element(page.getByText('42 people fit everything')).toBeVisible();
  screen.server.disconnect(updateSettings);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expectAddress(screen, '/dashboard');
});

test('who fits everything comes first, and the place that somebody wishes is named', async () => {
  const verdict = (criterion: string, isMet: boolean) =>
    ({ criterion, verdict: isMet ? 'met' : 'missed', must_have: false }) as const;
  const abroad = (u_id: number) =>
    aPartnerCardWire({ u_id, match: { score: 90, mine: side(verdict('country', false)), theirs: side() } });
  const fitting = aPartnerCardWire({
    u_id: 24,
    u_firstname: 'Biju',
    match: {
      score: 70,
      mine: side(verdict('country', true)),
      theirs: side({ ...verdict('state', false), wanted: 'Kerala' }),
    },
  });
  const data = [abroad(21), abroad(22), abroad(23), fitting];
  await openFirstProfile('matches', {
    profile: aProfileWire({ u_profile_for: 'My Daughter', u_state: 'Karnataka' }),
    prepare: (server) =>
      server.answer(listMatches, {
        data,
        updated: data,
        total: 4,
        page: 1,
        limit: 20,
        next: null,
        has_more_than_total: false,
      }),
  });
  const cards = page.getByRole('article');
  await expect.element(cards.first()).toHaveTextContent('Biju');
  await expect.element(cards.first()).toHaveTextContent('He looks for Kerala (your daughter: Karnataka)');
  expect(cards.elements()).toHaveLength(3);
});

function side(...criteria: DirectionWire['criteria']): DirectionWire {
  const matched = criteria.filter(({ verdict }) => verdict === 'met').length;
  return { score: 60, matched, stated: criteria.length, criteria };
}
