import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPartner } from '#contract/partners/partners.ts';
import { toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { expectAccessible } from './support/accessibility.ts';
import { member } from './support/area-frame.ts';
import { answerMyProfile } from './support/my-profile.ts';
import { expectAddress, openScreen } from './support/open-screen.tsx';
import { expectAnnounced } from './support/outcomes.ts';
import { findOverlaps, showLargeTextOnPhone, showNarrowDarkReversed } from './support/views.ts';
import { aPartnerWire, aWholePartner, answerPartner } from './support/wire-partner.ts';
import { aProfileWire } from './support/wire-profile.ts';

const title = page.getByRole('heading', { level: 1 });

test('missing facts of a member are shown as missing', async () => {
  const silent = aPartnerWire({ u_firstname: 'Biju' });
  const screen = await openScreen(`/partner-profile/${silent.u_id}`, {
    prepare: (fake) => {
      answerPartner(fake, silent);
      answerMyProfile(fake, { profile: aProfileWire(), completion: { percentage: 16, missing: [] } });
    },
  });
  const theirs = page.getByRole('group', { name: 'What he is looking for' });
  await expect
    .element(theirs.getByText('Complete your profile to view what he is looking for'))
    .toBeVisible();
  await expect.element(theirs.getByText(/^Biju has not yet said what he is looking for\./)).toBeVisible();
  await expect
    .element(theirs.getByRole('link', { name: 'Update Profile' }))
    .toHaveAttribute('href', '/myProfile');
  await expect.element(page.getByText('You have not yet said what you are looking for.')).toBeVisible();
  await expect.element(page.getByText('No photo yet')).toBeVisible();
  const mine = page.getByRole('group', { name: 'What you are looking for' });
  await mine.getByRole('link', { name: 'Update Profile' }).click();
  await expectAddress(screen, '/myProfile?section=partner-basic');
});

test('a denomination is named at the top and among the facts, and no community “Other” beside it', async () => {
  const joseph = aPartnerWire({ u_community: 'Other', u_denomination: 'Mar Thoma' });
  await openScreen(`/partner-profile/${joseph.u_id}`, { prepare: (fake) => answerPartner(fake, joseph) });
  await expect.element(page.getByText('Mar Thoma').first()).toBeVisible();
  const faith = page.getByRole('region', { name: 'Faith and community' });
  await expect.element(faith).toHaveTextContent('ReligionChristianDenomination or sectMar Thoma');
  await expect.element(faith).not.toHaveTextContent('Other');
});

test.for([
  ['Male', 'Himself'],
  ['Female', 'Herself'],
] as const)(
  'a profile of a person (%s) is managed by: %s, and a diet is written in full',
  async ([gender, who]) => {
    const partner = aPartnerWire({
      u_gender: gender,
      u_profile_for: 'My Self',
      u_diet: 'Occasionally non-veg',
    });
    await openScreen(`/partner-profile/${partner.u_id}`, { prepare: (fake) => answerPartner(fake, partner) });
    const basic = page.getByRole('region', { name: 'Basics' });
    await expect.element(basic).toHaveTextContent(`Profile managed by${who}`);
    await expect.element(page.getByText('Occasionally Non-Vegetarian')).toBeVisible();
  },
);

test('a value of a list is shown without its part “Other”', async () => {
  const joseph = aPartnerWire({ u_qualification: 'Bachelor’s – Other' });
  await openScreen(`/partner-profile/${joseph.u_id}`, { prepare: (fake) => answerPartner(fake, joseph) });
  const career = page.getByRole('region', { name: 'Education and work' });
  await expect.element(career).toHaveTextContent('Bachelor’s');
  await expect.element(career).not.toHaveTextContent('Other');
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
  await expect.element(page.getByText(/^If it is still not there, the member may have hidden/)).toBeVisible();
});

test('a member who opened many profiles today sees why the next one waits, and where to go', async () => {
  await openScreen('/partner-profile/4711', {
    prepare: (fake) => {
      fake.refuse(showPartner, { code: 'too_many_profiles', retry_after: 30_000 });
    },
  });
  await expect.element(title).toHaveTextContent('You have reached the limit for today');
  await expect.element(page.getByText(/^You have looked at many profiles today\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to my shortlist' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Retry' }).elements()).toEqual([]);
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
  await expect.element(title).toHaveTextContent('You are opening profiles too quickly');
  await expect.element(page.getByText(/You can continue in 30 seconds\.$/)).toBeVisible();
  server.answer(showPartner, { data: [joseph], matched_criteria: joseph.matched_criteria });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(title).toHaveTextContent(joseph.u_firstname);
});

test('a profile whose heart is pressed is on the shortlist', async () => {
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
  await expectAnnounced('Shortlisted Successfully!');
  expect(server.listCalls(toggleShortlist)).toEqual([{ partner_id: joseph.u_id, wishlisted: true }]);
});

test('on a phone there is one bar at the top and one at the bottom', async () => {
  await page.viewport(390, 844);
  const joseph = aWholePartner();
  await openScreen(`/partner-profile/${joseph.u_id}`, { prepare: (fake) => answerPartner(fake, joseph) });
  const actions = page.getByRole('group', { name: 'Actions' });
  await expect.element(actions).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Quick menu' })).not.toBeInTheDocument();
  const atEdges = [...document.querySelectorAll('body *')].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    const isFixed = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    return isFixed && width >= 390 && (top === 0 || bottom === 844);
  });
  expect(atEdges.map(({ tagName }) => tagName)).toEqual(['HEADER', 'DIV']);
  expect(atEdges.at(-1)).toBe(actions.element());
});

test('with large text on a phone no button of the bar lies on another', async () => {
  const joseph = aWholePartner();
  await openScreen(`/partner-profile/${joseph.u_id}`, { prepare: (fake) => answerPartner(fake, joseph) });
  const actions = page.getByRole('group', { name: 'Actions' });
  await expect.element(actions).toBeVisible();
  await showLargeTextOnPhone();
  const buttons = actions.getByRole('button').elements();
  expect(buttons).toHaveLength(4);
  expect(findOverlaps(buttons)).toEqual([]);
});

test.for([
  ['a wide screen', 1440, 900],
  ['a phone', 390, 844],
] as const)('who a partner is stands above the fold on %s', async ([, width, height]) => {
  await page.viewport(width, height);
  const joseph = aWholePartner();
  await openScreen(`/partner-profile/${joseph.u_id}`, { prepare: (fake) => answerPartner(fake, joseph) });
  const fit = page.getByRole('link', { name: /^Fits you well · You fit him partly/ });
  await expect
    .element(fit)
    .toHaveTextContent(/Not as you wish: place Bengaluru · He looks for another diet · Not stated: height/);
  await expect.element(fit).toHaveAttribute('href', '#comparison');
  const main = page.getByRole('main');
  await expect.element(main.getByText('₹7.50 lakh a year').first()).toBeVisible();
  const shown = [
    main.getByText('Premium'),
    main.getByText('E-mail address verified'),
    main.getByText('Product manager').first(),
    main.getByText('Bengaluru, Karnataka'),
    main.getByText('₹7.50 lakh a year').first(),
    main.getByText('Nuclear family'),
    main.getByText('1 sister'),
    fit,
  ];
  const actions = page.getByRole('group', { name: 'Actions' });
  const end = width < 1024 ? actions.element().getBoundingClientRect().top : height;
  for (const part of shown) expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(end);
  const cover = page.getByRole('button', { name: 'Show in full screen' }).element();
  const photo = cover.getBoundingClientRect();
  // The upper part of the portrait, with the whole face.
  expect(photo.height / ((photo.width / 3) * 4)).toBeGreaterThan(0.58);
  const { top, bottom } = actions.element().getBoundingClientRect();
  expect([top > 0, bottom <= height]).toEqual([true, true]);
});

test('the comparison shows differences first, and what fits on a press', async () => {
  const joseph = aWholePartner();
  await openScreen(`/partner-profile/${joseph.u_id}`, { prepare: (fake) => answerPartner(fake, joseph) });
  const mine = page.getByRole('group', { name: 'What you are looking for' });
  await expect.element(mine).toHaveTextContent('Fits you well · 1 of 3 fit · 1 not stated');
  const rows = mine.getByRole('listitem');
  const titles = () => rows.elements().map((row) => row.querySelector('p')?.textContent.trim());
  expect(titles()).toEqual(['City or town', 'Height']);
  await mine.getByRole('button', { name: 'Show 1 that fits' }).click();
  expect(titles()).toEqual(['City or town', 'Height', 'Religion']);
  await mine.getByRole('button', { name: 'Hide what fits' }).click();
  expect(titles()).toEqual(['City or town', 'Height']);
});

test('a parent reads of the daughter, and of missing facts without a word that hides what stands below', async () => {
  const joseph = aWholePartner();
  await openScreen(`/partner-profile/${joseph.u_id}`, {
    prepare: (fake) => {
      answerPartner(fake, joseph);
      const profile = aProfileWire({ u_profile_for: 'My Daughter' });
      answerMyProfile(fake, { profile, completion: { percentage: 16, missing: [] } });
    },
  });
  await expect.element(page.getByRole('heading', { name: 'How they fit' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'What your daughter is looking for' })).toBeVisible();
  const theirs = page.getByRole('group', { name: 'What he is looking for' });
  await expect.element(theirs.getByText('Your daughter').first()).toBeInTheDocument();
  await expect.element(theirs.getByText(/missing from your profile/)).toBeInTheDocument();
  await expect.element(page.getByText(/^Complete your profile to view/)).not.toBeInTheDocument();
});

test('what is kept private, and long words, stay inside a narrow dark profile from right to left', async () => {
  await showNarrowDarkReversed();
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
  const joseph = aWholePartner({
    u_firstname: long,
    u_working_as: long,
    u_city: long,
    u_family_type: long,
    u_private_income: true,
    u_annual_income: null,
    u_income_band: null,
    active_plan: null,
  });
  await openScreen(`/partner-profile/${joseph.u_id}`, { prepare: (fake) => answerPartner(fake, joseph) });
  await expect.element(page.getByText('Income kept private')).toBeVisible();
  await expect.element(page.getByRole('main')).not.toHaveTextContent('Free');
});

test('the title of the page names the person', async () => {
  const joseph = aPartnerWire({ u_firstname: 'Emil', u_lastname: 'Chacko' });
  await openScreen(`/partner-profile/${joseph.u_id}`, { prepare: (fake) => answerPartner(fake, joseph) });
  await expect.element(title).toBeVisible();
  await expect.poll(() => document.title).toBe('Emil Chacko · InTandem');
});
