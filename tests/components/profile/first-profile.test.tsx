import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listChoices, listTypedWords } from '#contract/choices/list-choices.ts';
import { showProfile, updateProfile } from '#contract/profiles/own-profile.ts';
import { showSettings, updateSettings } from '#contract/settings/settings.ts';
import { focusContent } from '#web/app/document/focus-content.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { answerFirstProfile, completion, openFirstProfile, storeProfile } from './first-profile-screen.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { aProfileWire } from '../support/wire-profile.ts';

const title = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Continue' });
const height = page.getByRole('button', { name: 'How tall is your daughter?' });
const sheet = page.getByRole('dialog');
const daughter = { u_profile_for: 'My Daughter' } as const;

test('an answer is saved by itself, and Continue leads on', async () => {
  const screen = await openFirstProfile('basics');
  await expect.element(title).toHaveTextContent('A little about your daughter');
  await expect.element(page.getByText('2 of 5')).toBeVisible();
  // What the browser does when a page opens.
  focusContent();
  await expect.element(title).toHaveFocus();
  await height.click();
  await expectAccessible();
  await sheet.getByRole('button', { name: /^5 ft 4 in/ }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(height).toHaveTextContent('5 ft 4 in (163 cm)');
  await expect.element(height).toHaveFocus();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(screen.server.listCalls(updateProfile)).toEqual([{ height: 163, previous: { u_height: null } }]);
  await page.getByRole('radio', { name: 'Never married' }).click();
  await next.click();
  await expect.element(title).toHaveTextContent('Your daughter’s education and work');
  await expectAddress(screen, '/welcome/career');
  expect(screen.server.listCalls(updateProfile)[1]).toEqual({
    marital_status: 'Never married',
    previous: { u_marital_status: null },
  });
  await expect
    .poll(() => screen.server.listCalls(updateSettings).at(-1))
    .toEqual({ first_profile_step: 'career' });
});

test('every height is offered once, in feet and inches with the centimetres beside it', async () => {
  await openFirstProfile('basics');
  await height.click();
  const options = sheet.getByRole('list').getByRole('button');
  const texts = options.elements().map(({ textContent }) => textContent);
  expect(new Set(texts).size).toBe(texts.length);
  expect([texts[0], texts.at(-1)]).toEqual(['4 ft 0 in122 cm', '7 ft 0 in213 cm']);
});

test('the reader is spoken to as the person of the profile when it is for oneself', async () => {
  await openFirstProfile('basics', { profile: aProfileWire() });
  await expect.element(title).toHaveTextContent('A little about you');
  await expect.element(page.getByRole('button', { name: 'How tall are you?' })).toBeVisible();
});

test('a screen can be skipped, and Back shows it again with its answers', async () => {
  const { server } = await openFirstProfile('basics', {
    profile: aProfileWire({ ...daughter, u_height: 163 }),
  });
  await next.click();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect.element(title).toHaveTextContent('Your daughter’s family');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(height).toHaveTextContent('5 ft 4 in');
  expect(server.listCalls(updateProfile)).toEqual([]);
});

test('without a connection the answers stay, also through a reload, and are saved when it is back', async () => {
  const screen = await openFirstProfile('family');
  screen.server.disconnect(updateProfile);
  await page.getByRole('radio', { name: '2' }).first().click();
  await next.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your answers are kept here');
  await expect.element(title).toHaveTextContent('Your daughter’s family');
  await screen.reload();
  await expect.element(page.getByRole('radio', { name: '2' }).first()).toBeChecked();
  storeProfile(screen.server, aProfileWire(daughter));
  await next.click();
  await expect.element(title).toHaveTextContent('Where your daughter lives');
  expect(screen.server.listCalls(updateProfile).at(-1)).toMatchObject({ no_of_brothers: 2 });
});

test('more than four brothers and sisters can be stated', async () => {
  const { server } = await openFirstProfile('family');
  const brothers = page.getByRole('group', { name: 'How many brothers does your daughter have?' });
  await brothers.getByRole('radio', { name: 'More' }).click();
  await expect.element(brothers.getByRole('radio', { name: '5', exact: true })).toHaveFocus();
  await brothers.getByRole('radio', { name: '7', exact: true }).click();
  await expect.poll(() => server.listCalls(updateProfile).at(-1)).toMatchObject({ no_of_brothers: 7 });
  await expect.element(page.getByRole('radio', { name: '20' })).toHaveLength(1);
});

test('what another window changed is decided question by question', async () => {
  const { server } = await openFirstProfile('basics');
  const elsewhere = aProfileWire({ ...daughter, u_height: 170 });
  server.answer(showProfile, { data: [elsewhere], completion, review: null });
  const message = 'This was changed in another window or on another device';
  server.refuse(updateProfile, { code: 'changed_elsewhere', errors: [{ field: 'height', message }] });
  await height.click();
  await sheet.getByRole('button', { name: /^5 ft 4 in/ }).click();
  await next.click();
  await expect.element(page.getByText(/Changed elsewhere to/)).toBeVisible();
  storeProfile(server, elsewhere);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(server.listCalls(updateProfile).at(-1)).toEqual({ height: 163, previous: { u_height: 170 } });
});

test('the place proposes the country, and opens the districts of a state', async () => {
  const { server } = await openFirstProfile('place');
  const question = (name: string) => page.getByRole('button', { name });
  await expect.element(page.getByRole('radio', { name: 'India' })).toBeChecked();
  await question('Which state?').click();
  await sheet.getByRole('button', { name: 'Kerala' }).click();
  await sheet.getByRole('button', { name: 'Kollam' }).click();
  await expect.element(question('Which district?')).toHaveTextContent('Kollam');
  await next.click();
  await expect.element(title).toHaveTextContent('The first matches for your daughter');
  const sent = Object.assign({}, ...server.listCalls(updateProfile)) as object;
  expect(sent).toMatchObject({ country: 'India', state: 'Kerala', district: 'Kollam' });
});

test('the mother tongue is guessed from the faith and the native place, never from where somebody lives', async () => {
  await openFirstProfile('place', { profile: aProfileWire({ ...daughter, u_community: 'Anglo-Indian' }) });
  const guess = page.getByText('We guessed this. Please check it.');
  const tongue = (name: string) => page.getByRole('radio', { name });
  await page.getByRole('button', { name: 'Which state?' }).click();
  await sheet.getByRole('button', { name: 'Kerala' }).click();
  await sheet.getByRole('button', { name: 'Kollam' }).click();
  await expect.element(tongue('Malayalam')).not.toBeChecked();
  await expect.element(guess).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Where is the family from?' }).fill('Pala, Kerala');
  await expect.element(tongue('Malayalam')).toBeChecked();
  await expect.element(guess).toBeVisible();
  await tongue('English').click();
  await expect.element(guess).not.toBeInTheDocument();
  await expect.element(tongue('English')).toBeChecked();
});

test('a value is found by another name of it, which is then not offered as own words', async () => {
  const places = Array.from({ length: 14 }, (_, index) => `District ${index + 1}`);
  await openFirstProfile('place', {
    profile: aProfileWire({ ...daughter, u_country: 'India', u_state: 'Kerala' }),
    prepare: (server) => {
      const district = places.map((label) => ({ code: label, label, parent: 'kerala' }));
      server.answer(listChoices, { data: { ...makeChoiceLists(), district } });
    },
  });
  await page.getByRole('button', { name: 'Which district?' }).click();
  await sheet.getByRole('textbox', { name: 'Search' }).fill('quilo');
  await expect.element(sheet.getByRole('button', { name: 'Use “quilo”' })).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Search' }).fill('quilon');
  await expect.element(sheet.getByRole('button', { name: 'Use “quilon”' })).not.toBeInTheDocument();
  await sheet.getByRole('button', { name: 'District 9' }).click();
  await expect.element(page.getByRole('button', { name: 'Which district?' })).toHaveTextContent('District 9');
});

test('long lists of education show the ways people write a value', async () => {
  await openFirstProfile('career', {
    prepare: (server) => {
      const labels = ['Bachelor’s – Engineering', ...Array.from({ length: 13 }, (_, step) => `Step ${step}`)];
      const qualification = labels.map((label) => ({ code: label, label, parent: null }));
      server.answer(listChoices, { data: { ...makeChoiceLists(), qualification } });
      const engineering = { code: labels[0] ?? '', same: ['Engineering'], more: ['BE', 'BTech', 'Btec'] };
      server.answer(listTypedWords, { data: [engineering] });
    },
  });
  await page.getByRole('button', { name: /qualification/ }).click();
  const option = sheet.getByRole('button', { name: /Engineering/ });
  await expect.element(option).toHaveTextContent('BE, BTech');
});

test('a value outside a list is written in own words', async () => {
  const { server } = await openFirstProfile('place');
  await page.getByRole('button', { name: 'Which state?' }).click();
  await sheet.getByRole('button', { name: 'Other' }).click();
  await userEvent.keyboard('Malabar');
  await sheet.getByRole('button', { name: 'Use these words' }).click();
  await expect.element(page.getByRole('button', { name: 'Which state?' })).toHaveTextContent('Malabar');
  await expect.poll(() => server.listCalls(updateProfile).at(-1)).toMatchObject({ state: 'Malabar' });
});

test('a member who was never asked chooses on the first screen who may see the contact details', async () => {
  const { server } = await openFirstProfile('photo', { settings: { has_chosen_audience: false } });
  await expect.element(page.getByRole('radio', { name: 'Only after an accepted interest' })).toBeChecked();
  await page.getByRole('radio', { name: 'Nobody' }).click();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect.element(title).toHaveTextContent('A little about your daughter');
  expect(server.listCalls(updateSettings)).toContainEqual({ contact_audience: 'nobody' });
});

test('a member who has finished or skipped the guide sees the dashboard', async () => {
  const screen = await openFirstProfile('family', { settings: { first_profile_step: null } });
  await expectAddress(screen, '/dashboard');
  await expect.element(title).toHaveTextContent('Dashboard');
});

test('an address without a step leads to the one that comes next', async () => {
  const screen = await openFirstProfile('family');
  await screen.router.navigate({ to: '/welcome/$step', params: { step: 'horoscope' } });
  await expectAddress(screen, '/welcome/family');
  await expect.element(title).toHaveTextContent('Your daughter’s family');
});

test('settings that cannot be loaded can be tried again', async () => {
  await openFirstProfile('basics', { prepare: (fake) => fake.disconnect(showSettings) });
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('abroad the city or state is asked for in own words, and no district', async () => {
  const { server } = await openFirstProfile('place', {
    profile: aProfileWire({ ...daughter, u_country: 'India', u_state: 'Kerala', u_district: 'Kollam' }),
  });
  const city = page.getByRole('textbox', { name: 'City or town' });
  await expect.element(page.getByRole('button', { name: 'Which district?' })).toBeVisible();
  await expect.element(city).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Nepal' }).click();
  await expect.element(page.getByRole('button', { name: 'Which state?' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Which district?' })).not.toBeInTheDocument();
  await city.fill('Kathmandu');
  await page.getByRole('textbox', { name: 'Where is the family from?' }).fill('Pala');
  await next.click();
  await expect.element(title).toHaveTextContent('The first matches for your daughter');
  const sent = Object.assign({}, ...server.listCalls(updateProfile)) as object;
  expect(sent).toMatchObject({ country: 'Nepal', city: 'Kathmandu', native_place: 'Pala', district: '' });
  expect(sent).toMatchObject({ state: '' });
});

test('each screen has one way out beside the way on, and the first one says who sees the photo', async () => {
  const { router } = await openFirstProfile('photo');
  const later = page.getByRole('link', { name: 'Finish later' });
  const matches = page.getByRole('button', { name: 'Show the matches now' });
  await expect.element(matches).toBeVisible();
  await expect.element(later).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'To hide the whole profile, go to Settings' }))
    .toHaveAttribute('href', '/settings?section=privacy');
  await router.navigate({ to: '/welcome/$step', params: { step: 'family' } });
  await expect.element(later).toBeVisible();
  await expect.element(matches).not.toBeInTheDocument();
});

test('the dashboard leads back to the guide, also when it is the first page of the visit', async () => {
  await openScreen('/dashboard', { prepare: (server) => answerFirstProfile(server, { step: 'family' }) });
  await expect.element(page.getByText('You stopped at step 4 of 5.')).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Continue' }))
    .toHaveAttribute('href', '/welcome/family');
  const nextStep = page.getByRole('heading', { name: 'Your next step' });
  await expect.element(nextStep).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(nextStep).toBeVisible();
});

test('who only looked around has not stopped at the first step', async () => {
  await openScreen('/dashboard', { prepare: (server) => answerFirstProfile(server, { step: 'photo' }) });
  await expect.element(page.getByText('There are 5 short steps.')).toBeVisible();
  await expect.element(page.getByText('You stopped')).not.toBeInTheDocument();
});

test('after the last question the dashboard asks to finish nothing, whichever way leads there', async () => {
  const { router } = await openFirstProfile('family');
  await expect.element(title).toBeVisible();
  await router.navigate({ to: '/dashboard' });
  await expect.element(page.getByText('You stopped at step 4 of 5.')).toBeVisible();
  await router.navigate({ to: '/welcome/$step', params: { step: 'matches' } });
  await expect.element(title).toHaveTextContent('The first matches for your daughter');
  await router.navigate({ to: '/dashboard' });
  await expect.element(title).toHaveTextContent('Dashboard');
  await expect.element(page.getByText('Your first profile is not finished')).not.toBeInTheDocument();
});
