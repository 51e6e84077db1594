import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import { listSimilar, showPartner } from '#contract/partners/partners.ts';
import type { PartnerWire } from '#contract/partners/partner.wire.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { expectAccessible } from './support/accessibility.ts';
import { member } from './support/area-frame.ts';
import { makeChoiceLists } from './support/choice-lists.ts';
import type { FakeServer } from './support/fake-server.ts';
import { answerMyProfile } from './support/my-profile.ts';
import { expectAddress, openScreen } from './support/open-screen.tsx';
import { notices } from './support/outcomes.ts';
import { screens } from './support/views.ts';
import { aPartnerWire } from './support/wire-partner.ts';
import { aProfileWire } from './support/wire-profile.ts';

const title = page.getByRole('heading', { level: 1 });

/** Answers all calls of a profile. */
function answerPartner(server: FakeServer, partner: PartnerWire): void {
  server.answer(showPartner, { data: [partner], matched_criteria: partner.matched_criteria });
  server.answer(listSimilar, { data: [] });
  server.answer(listChoices, { data: makeChoiceLists() });
}

test('missing facts of a member are shown as missing', async () => {
  const silent = aPartnerWire({ u_firstname: 'Biju' });
  const screen = await openScreen(`/partner-profile/${silent.u_id}`, {
    prepare: (fake) => {
      answerPartner(fake, silent);
      answerMyProfile(fake, { profile: aProfileWire(), completion: { percentage: 16, missing: [] } });
    },
  });
  await expect.element(page.getByText('Biju has not said what he is looking for.')).toBeVisible();
  await expect.element(page.getByText('You have not said yet what you are looking for.')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Biju Thekkekara has no photos yet' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Update Profile' }).click();
  await expectAddress(screen, '/myProfile?section=partner-basic');
});

test.for([
  ['after_interest', 'Shared after an accepted interest'],
  ['private', 'Kept private'],
] as const)('what the choice of a member keeps back is shown as such: %s', async ([details, sentence]) => {
  const joseph = aPartnerWire({ personal_details: details, u_dob: '', u_father: null, u_mother: null });
  await openScreen(`/partner-profile/${joseph.u_id}`, { prepare: (fake) => answerPartner(fake, joseph) });
  const basic = page.getByRole('region', { name: 'Basics' });
  await expect.element(basic.getByText('31 years')).toBeVisible();
  await expect.element(basic.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText(sentence)).toHaveLength(3);
  await expectAccessible();
});

test.for([
  ['a member who is not there', '999999'],
  ['the own profile', String(member.user_id)],
  ['what is no number', 'nobody'],
] as const)('%s is not found', async ([, id]) => {
  await openScreen(`/partner-profile/${id}`, {
    prepare: (fake) => {
      fake.refuse(showPartner, { code: 'partner_not_found' });
    },
  });
  await expect.element(title).toHaveTextContent('Not found!');
  await expect.element(page.getByText('Profile not found. Please try again.')).toBeVisible();
  await expectAccessible();
});

test('a member who opened many profiles today sees why the next one waits, and where to go', async () => {
  await openScreen('/partner-profile/4711', {
    prepare: (fake) => {
      fake.refuse(showPartner, { code: 'too_many_profiles', retry_after: 30_000 });
    },
  });
  await expect.element(title).toHaveTextContent('That is enough for today');
  await expect.element(page.getByText(/^You have looked at many profiles today\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To my shortlist' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  await expectAccessible();
});

test('a member who goes too fast sees how long to wait, and goes on', async () => {
  const joseph = aPartnerWire();
  const { server } = await openScreen(`/partner-profile/${joseph.u_id}`, {
    prepare: (fake) => {
      answerPartner(fake, joseph);
      answerMyProfile(fake, { profile: aProfileWire(), completion: { percentage: 16, missing: [] } });
      fake.refuse(showPartner, { code: 'too_fast', retry_after: 30 });
    },
  });
  await expect.element(title).toHaveTextContent('A little slower, please');
  await expect.element(page.getByText(/You can go on in 30 seconds\.$/)).toBeVisible();
  await expectAccessible();
  server.answer(showPartner, { data: [joseph], matched_criteria: joseph.matched_criteria });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).toHaveTextContent(joseph.u_firstname);
});

test('a profile that could not be loaded can be tried again', async () => {
  const joseph = aPartnerWire();
  const { server } = await openScreen(`/partner-profile/${joseph.u_id}`, {
    prepare: (fake) => fake.disconnect(showPartner),
  });
  await expect.element(page.getByText('Oops! We couldn’t load the profile.')).toBeVisible();
  answerPartner(server, joseph);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).toHaveTextContent('Joseph Thekkekara');
  expect(server.listCalls(showPartner)).toContainEqual({ partner_id: joseph.u_id });
});

test.for(screens)('a profile whose heart is pressed is on the shortlist, on %s', async ([, show]) => {
  await show();
  const joseph = aPartnerWire({ wishlisted: false });
  const { server } = await openScreen(`/partner-profile/${joseph.u_id}`, {
    prepare: (fake) => {
      answerPartner(fake, joseph);
      fake.answer(toggleShortlist, { data: { wishlisted: true } });
    },
  });
  const heart = page.getByRole('button', { name: /^Shortlist / });
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(notices).toHaveTextContent('Shortlisted Successfully!');
  await expectAccessible();
  expect(server.listCalls(toggleShortlist)).toEqual([{ partner_id: joseph.u_id }]);
});
