import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { showPreference, suggestPreference } from '#contract/preferences/own-preference.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { showReviewRequest } from '#contract/reviews/review-request.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { type SettingsWire, showSettings, updateSettings } from '#contract/settings/settings.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newSettings } from './support/area-frame.ts';
import { makeChoiceLists } from './support/choice-lists.ts';
import { answerDashboard, answerBestMatches } from './support/dashboard.ts';
import { openScreen } from './support/open-screen.tsx';
import { pageOfPeople } from './support/people-pages.ts';
import { aPartnerCardWire } from './support/wire-partner-card.ts';
import { aPreferenceWire } from './support/wire-preference.ts';
import { aProfileWire } from './support/wire-profile.ts';

const nextStep = page.getByRole('region', { name: 'Your next step' });

test('a list that cannot be loaded can be tried again, and does not affect the others', async () => {
  const { server } = await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.disconnect(listMatches);
    },
  });
  const matches = page.getByRole('region', { name: 'Find your InTandem' });
  await expect.element(matches.getByRole('alert')).toHaveTextContent('We cannot reach the service.');
  await expect.element(page.getByRole('heading', { name: 'Match Suggestions (2)' })).toBeVisible();
  await expect.element(page.getByText('Nobody viewed your profile in the last 3 days.')).toBeVisible();
  answerBestMatches(server);
  await matches.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('heading', { name: 'Find your InTandem (2)' })).toBeVisible();
});

test('a member who does not show visits sees why no visitor is listed', async () => {
  await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.answer(listVisits, { data: [], is_browsing_unshown: true });
    },
  });
  await expect
    .element(page.getByRole('region', { name: /^Who viewed/ }))
    .toHaveTextContent(
      'Members do not see that you viewed their profile, and you do not see who viewed yours.',
    );
});

test('a member is asked for a review, and never again after a no', async () => {
  const screen = await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.answer(showReviewRequest, { data: { may_be_asked: true } });
    },
  });
  const question = page.getByRole('heading', { name: 'How do you like InTandem?' });
  await expect.element(question).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Write a review' }))
    .toHaveAttribute('href', '/settings?section=review');
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await screen.reload();
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('a member who never chose is asked once who may see the contact details', async () => {
  let settings: SettingsWire = { ...newSettings, has_chosen_audience: false };
  const screen = await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.answer(showSettings, () => ({ data: settings }));
      fake.answer(updateSettings, () => {
        settings = newSettings;
        return { data: settings };
      });
    },
  });
  const question = page.getByRole('heading', { name: 'Who may see your mobile number and e-mail address?' });
  await expect.element(question).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Choose' }))
    .toHaveAttribute('href', '/settings?section=privacy');
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(screen.server.listCalls(updateSettings)).toEqual([{ contact_audience: 'members' }]);
  await screen.reload();
  await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test.for([
  [
    ['u_profile_pic', 'u_diet'],
    'Add your photo',
    '/myProfile?section=photos',
    'Add a photo. Without one, others see only initials.',
  ],
  [
    ['u_diet'],
    'Add: Diet',
    '/myProfile?section=lifestyle',
    'Add this fact. Members can then see whether it fits',
  ],
  [['u_hobbies'], 'Fill in the remaining details', '/myProfile', 'A few more will help families to decide.'],
  [[], 'Look at your matches', '/myMatch', 'The facts of the profile are filled in.'],
] as const)('when %j is missing, the next step is "%s"', async ([missing, title, address, brings]) => {
  await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.answer(showProfile, {
        data: [aProfileWire()],
        completion: { percentage: 90, missing: [...missing] },
        review: null,
      });
    },
  });
  await expect.element(nextStep.getByRole('link', { name: title })).toHaveAttribute('href', address);
  await expect.element(nextStep).toHaveTextContent(brings);
  for (const name of ['Change password', 'Retry']) {
    expect(page.getByRole('button', { name }).elements()).toHaveLength(name === 'Retry' ? 0 : 1);
  }
  await expect.element(page.getByRole('link', { name: 'Edit Profile' })).toBeVisible();
});

test('the next step of who looked for somebody at registration is to check it', async () => {
  await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.answer(suggestPreference, {
        data: [aPreferenceWire({ pp_age: '27-34' })],
        has_first_wishes: true,
        nobody_of: [],
      });
      fake.answer(showProfile, {
        data: [aProfileWire()],
        completion: { percentage: 40, missing: Object.values(preferenceWireNames) },
        review: null,
      });
    },
  });
  await expect.element(nextStep.getByRole('link')).toHaveTextContent('Check your partner preference');
  await expect.element(nextStep).toHaveTextContent('what you looked for at registration');
});

test('a mother who registered her daughter is never spoken to as her', async () => {
  await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.answer(showProfile, {
        data: [aProfileWire({ u_profile_for: 'My Daughter' })],
        completion: { percentage: 90, missing: ['u_profile_pic'] },
        review: null,
      });
      const criteria = [{ criterion: 'diet', verdict: 'met', must_have: false } as const];
      const side = { score: 100, matched: 1, stated: 1, criteria };
      const groom = aPartnerCardWire({ match: { score: 84, mine: side, theirs: side } });
      fake.answer(listTodaysMatches, { ...pageOfPeople([groom]), new_total: 1, fresh_ids: [] });
      fake.answer(listChoices, { data: makeChoiceLists() });
      fake.answer(showPreference, {
        data: [aPreferenceWire()],
        completion: { percentage: 90, missing: [] },
      });
    },
  });
  await expect.element(nextStep.getByRole('link', { name: 'Add a photo of your daughter' })).toBeVisible();
  await expect.element(page.getByText('Fits your daughter fully · She fits him fully')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Fits you\b|You fit|your (face|photo|initials)/);
  await page.getByRole('button', { name: /^Fits your daughter.*How they fit$/ }).click();
  const dialog = page.getByRole('dialog');
  for (const sentence of [
    'How they fit',
    'What your daughter is looking for',
    'Diet: as your daughter wants',
  ]) {
    await expect.element(dialog).toHaveTextContent(sentence);
  }
  await expect.element(dialog).toHaveTextContent('Diet of your daughter: fits');
  await expect.element(dialog).not.toHaveTextContent(/\byou\b/i);
});

test('a next step that cannot be loaded can be tried again', async () => {
  const { server } = await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.disconnect(showProfile);
    },
  });
  await expect.element(nextStep.getByRole('alert')).toHaveTextContent('could not be loaded');
  server.answer(showProfile, {
    data: [aProfileWire()],
    completion: { percentage: 100, missing: [] },
    review: null,
  });
  await nextStep.getByRole('button', { name: 'Retry' }).click();
  await expect.element(nextStep.getByRole('link', { name: 'Look at your matches' })).toBeVisible();
});
