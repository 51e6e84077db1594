import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import type { DirectionWire, PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { focus } from '../support/keys.ts';
import { openScreen } from '../support/open-screen.tsx';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';
import { photo } from '../support/wire-partner.ts';

/** One direction with a score, a wish that is met and one that is not. */
function aDirection(
  score: number,
  [met, missed, wanted]: [met: string, missed: string, wanted?: string],
): DirectionWire {
  return {
    score,
    matched: 1,
    stated: 2,
    criteria: [
      { criterion: met, verdict: 'met', must_have: false },
      { criterion: missed, verdict: 'missed', must_have: false, ...(wanted !== undefined && { wanted }) },
    ],
  };
}

function showCards(cards: readonly PartnerCardWire[]) {
  return openScreen('/shortlisted', {
    prepare: (fake) => {
      fake.answer(listShortlist, { data: cards.map((card) => ({ ...card, wishlisted: true })) });
      fake.answer(listChoices, { data: makeChoiceLists() });
    },
  });
}

const cardOf = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

test('a card has the two lines, and how both fit with the reason and the difference', async () => {
  const joseph = aPartnerCardWire({
    u_community: 'Other',
    u_denomination: 'Mar Thoma',
    u_city: 'Dubai',
    u_district: null,
    u_state: 'Dubai',
    u_country: 'United Arab Emirates',
    u_qualification: 'Other',
    match: {
      score: 82,
      mine: aDirection(92, ['mother_tongue', 'country', 'India']),
      theirs: aDirection(71, ['religion', 'diet', 'Veg,Jain']),
    },
  });
  await showCards([joseph]);
  const card = cardOf('Thomas Kurian');
  await expect.element(card).toHaveTextContent('31 years · 5 ft 10 in · Software engineer');
  await expect.element(card).toHaveTextContent('Mar Thoma · Dubai, United Arab Emirates');
  await expect.element(card).not.toHaveTextContent('Other');
  await expect.element(card).not.toHaveTextContent('Free');
  const fit = card.getByRole('button', { name: /^Fits you well · You fit him partly/ });
  await expect
    .element(fit)
    .toHaveTextContent(
      /Fits: speaks Malayalam. Not as you wish: place Dubai · He looks for another diet: Vegetarian or Jain/,
    );
  // A screen reader says all that is written on the button, and where it leads.
  await expect
    .element(fit)
    .toHaveAccessibleName(
      /^Fits you well · You fit him partly\. Fits: speaks Malayalam\. Not as you wish: place Dubai\. He looks for another diet: Veg.*\. How you two fit$/,
    );
  await fit.click();
  const explanation = page.getByRole('dialog', { name: 'How you two fit', exact: true });
  const missed = explanation.getByRole('list', { name: 'Does not fit' }).first();
  await expect.element(missed.getByRole('listitem').first()).toHaveTextContent(/^Different country/);
  await expect
    .element(explanation)
    .toHaveTextContent('Different country: United Arab Emirates Looking for: India');
  await expect.element(explanation).toHaveTextContent('Your religion fits: Christian');
  await expect.element(explanation).toHaveTextContent('1 of 2 fit');
  await expect.element(explanation).toHaveTextContent('Your diet differs Looking for: Vegetarian or Jain');
  await expectAccessible();
});

test('the keyboard goes through a card as it is seen: the name, the heart, the menu', async () => {
  await showCards([aPartnerCardWire()]);
  const card = cardOf('Thomas Kurian');
  await focus(card.getByRole('link', { name: 'Thomas Kurian' }));
  await userEvent.tab();
  await expect.element(card.getByRole('button', { name: /shortlist/i })).toHaveFocus();
  await userEvent.tab();
  await expect.element(card.getByRole('button', { name: /^More options/ })).toHaveFocus();
});

test('a must-have that is not met is named in place of the word', async () => {
  const mine = aDirection(95, ['diet', 'denomination']);
  const missed = (criterion: string, wanted: string) =>
    ({ criterion, verdict: 'missed', must_have: true, wanted }) as const;
  const match = (...theirs: DirectionWire['criteria']) => ({
    score: 94,
    mine,
    theirs: { ...aDirection(94, ['diet', 'city']), criteria: theirs },
  });
  const facts = { u_denomination: 'Mar Thoma' };
  const others = [missed('mother_tongue', 'Telugu,Tamil'), missed('height', '175-')];
  await showCards([
    aPartnerCardWire({ ...facts, match: match(missed('age', '30-35')) }),
    aPartnerCardWire({ ...facts, u_id: 22, u_firstname: 'George', match: match(...others) }),
  ]);
  await expect
    .element(cardOf('Thomas Kurian'))
    .toHaveTextContent(
      /Fits you well · He looks only for age 30 to 35 \(you: \d\d\).*Not as you wish: another denomination/,
    );
  await expect.element(cardOf('Thomas Kurian')).not.toHaveTextContent('He looks for');
  await expect
    .element(cardOf('George Kurian'))
    .toHaveTextContent('He looks only for Telugu or Tamil, height 5 ft 9 in or more');
});

test('a nearly empty profile fits as far as stated, and a value of two must-haves is named once', async () => {
  const compared = (criterion: string, verdict: 'met' | 'unknown') =>
    ({ criterion, verdict, must_have: false }) as const;
  const wanted = (criterion: string, value: string) =>
    ({ criterion, verdict: 'missed', must_have: true, wanted: value }) as const;
  const mine = {
    ...aDirection(85, ['religion', 'city']),
    criteria: [
      compared('religion', 'met'),
      ...['state', 'city', 'working_as'].map((name) => compared(name, 'unknown')),
    ],
  };
  const theirs = { ...mine, criteria: [wanted('religion', 'Jain'), wanted('diet', 'Jain,Veg')] };
  await showCards([aPartnerCardWire({ match: { score: 50, mine, theirs } })]);
  await expect
    .element(cardOf('Thomas Kurian'))
    .toHaveTextContent('As far as stated, fits you well · He looks only for Jain, another diet');
});

test('a card has the native place after the place', async () => {
  await showCards([
    aPartnerCardWire({ u_native_place: 'Pala' }),
    aPartnerCardWire({
      u_id: 22,
      u_firstname: 'George',
      u_native_place: 'Pala',
      u_city: null,
      u_district: null,
      u_state: null,
      u_country: null,
    }),
  ]);
  await expect.element(cardOf('Thomas Kurian')).toHaveTextContent('Goan · Kochi, Kerala, from Pala');
  await expect.element(cardOf('George Kurian')).toHaveTextContent('Goan · from Pala');
});

test.each([
  ['Female', 55, [75, 42], 'Fits you partly · You fit her a little'],
  ['Male', 83, [76, 92], 'Fits you partly · You fit him well'],
  ['Male', 93, [95, null], 'Fits you well · He has no preferences yet'],
  ['Male', 93, [null, 85], 'You fit him well'],
  ['Other', 50, [null, null], 'They have no preferences yet'],
] as const)('of gender %s a score of %s from %j is said as words', async (gender, score, sides, words) => {
  const nothing = { score: null, matched: 0, stated: 0, criteria: [] };
  const [mine, theirs] = sides.map((one) => (one === null ? nothing : aDirection(one, ['age', 'diet'])));
  const match = { score, mine: mine ?? nothing, theirs: theirs ?? nothing };
  await showCards([aPartnerCardWire({ u_gender: gender, match })]);
  await expect.element(cardOf('Thomas Kurian').getByRole('button', { name: words })).toBeVisible();
});

/** Wishes of the viewer with their verdicts. */
function wishes(...verdicts: (readonly [string, 'met' | 'missed' | 'unknown'])[]): DirectionWire {
  const criteria = verdicts.map(([criterion, verdict]) => ({ criterion, verdict, must_have: false }));
  const isWhole = verdicts.every(([, verdict]) => verdict === 'met');
  return { score: isWhole ? 100 : 90, matched: 1, stated: criteria.length, criteria };
}

test('a card begins with a community that both share', async () => {
  const mine = wishes(['religion', 'met'], ['marital_status', 'met'], ['mother_tongue', 'met']);
  await showCards([aPartnerCardWire({ match: { score: 95, mine, theirs: mine } })]);
  await expect
    .element(cardOf('Thomas Kurian'))
    .toHaveTextContent('Fits you fully · You fit him fully. Fits: Goan, like you · speaks Malayalam');
});

test('a card names two differences or three, counts more, and says what is not stated', async () => {
  const two = wishes(['mother_tongue', 'missed'], ['state', 'missed'], ['district', 'missed']);
  const more = wishes(
    ['height', 'missed'],
    ['age', 'missed'],
    ['diet', 'missed'],
    ['annual_income', 'unknown'],
  );
  const nobody = { u_community: 'Other', u_mother_tongue: 'Haryanvi' };
  await showCards([
    aPartnerCardWire({ ...nobody, match: { score: 70, mine: two, theirs: wishes(['age', 'met']) } }),
    aPartnerCardWire({
      ...nobody,
      u_id: 22,
      u_firstname: 'George',
      match: { score: 70, mine: more, theirs: wishes(['age', 'met']) },
    }),
  ]);
  await expect
    .element(cardOf('Thomas Kurian'))
    .toHaveTextContent('Not as you wish: mother tongue Haryanvi, place Kochi');
  await expect
    .element(cardOf('George Kurian'))
    .toHaveTextContent('Not as you wish: age 31, diet, height 5 ft 10 in · Not stated: income');
});

test('in a column the number of further differences is never cut off', async () => {
  const missed = ['age', 'denomination', 'mother_tongue', 'district', 'diet'].map(
    (criterion) => [criterion, 'missed'] as const,
  );
  const theirs = wishes(...missed, ['annual_income', 'unknown']);
  await page.viewport(1440, 900);
  await showCards([
    aPartnerCardWire({
      u_profile_pic: photo,
      match: { score: 70, mine: wishes(['height', 'unknown'], ...missed), theirs },
    }),
  ]);
  const fit = cardOf('Thomas Kurian').getByRole('button', { name: /How you two fit$/ });
  await expect.element(fit).toBeVisible();
  const words = fit.element().querySelector('[data-is-short]');
  if (!(words instanceof HTMLElement)) throw new Error('The card has no words');
  await expect.poll(() => words.innerText).toMatch(/Not as you wish: .*, \d more · He looks for .*, \d more/);
  expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight + 1);
});

test('"Other" is no community that somebody wants', async () => {
  const mine = wishes(['community', 'met'], ['mother_tongue', 'met']);
  await showCards([aPartnerCardWire({ u_community: 'Other', match: { score: 95, mine, theirs: mine } })]);
  const fit = cardOf('Thomas Kurian').getByRole('button', { name: /Fits you/ });
  await expect.element(fit).toHaveTextContent(/Fits: speaks Malayalam\W*$/);
  await fit.click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Community: other (accepted)');
});

test('a card without a photo says the same as one with a photo, on phones and in columns', async () => {
  const mine = wishes(['mother_tongue', 'missed'], ['height', 'met']);
  const facts = { u_community: 'Other', match: { score: 70, mine, theirs: mine } };
  const without = cardOf('Thomas Kurian').getByRole('button', { name: /^Fits you/ });
  const beside = cardOf('George Kurian').getByRole('button', { name: /^Fits you/ });
  await showCards([
    aPartnerCardWire(facts),
    aPartnerCardWire({ ...facts, u_id: 22, u_firstname: 'George', u_profile_pic: photo }),
  ]);
  for (const width of [390, 1440]) {
    await page.viewport(width, 844);
    await expect.element(without.getByText('Not as you wish:')).toBeVisible();
    expect(without.element().textContent).toBe(beside.element().textContent);
  }
});

test('what both have in common is said while nothing that is looked for is met', async () => {
  const nothing = { score: null, matched: 0, stated: 0, criteria: [] };
  const theirs = wishes(['age', 'met']);
  await showCards([aPartnerCardWire({ u_community: 'Other', match: { score: 90, mine: nothing, theirs } })]);
  await expect
    .element(cardOf('Thomas Kurian'))
    .toHaveTextContent('You fit him fully. Fits: Christian, like you');
});

test('a card says what was verified, names a paid plan, and counts photos from two on', async () => {
  await showCards([
    aPartnerCardWire({
      u_id: 1,
      u_profile_pic: photo,
      photo_count: 3,
      active_plan: { s_plan_name: 'Premium' },
    }),
    aPartnerCardWire({ u_id: 2, u_firstname: 'George', photo_count: 1, is_verified: false }),
  ]);
  const paid = cardOf('Thomas Kurian');
  await expect.element(paid).toHaveTextContent('E-mail address verified');
  await expect.element(paid).toHaveTextContent('Plan: Premium');
  await expect.element(paid).toHaveTextContent('3 photos');
  const free = cardOf('George Kurian');
  await expect.element(free).not.toHaveTextContent('verified');
  await expect.element(free).not.toHaveTextContent('Plan');
  await expect.element(free).not.toHaveTextContent('1 photo');
});

test('two people with photos fit a phone screen between its bars, and one without a photo needs less', async () => {
  await page.viewport(390, 844);
  const withPhoto = (id: number) =>
    aPartnerCardWire({ u_id: id, u_firstname: `Groom ${id}`, u_profile_pic: photo });
  await showCards([withPhoto(1), withPhoto(2), aPartnerCardWire({ u_id: 3, u_firstname: 'George' })]);
  await expect.element(cardOf('Groom 2 Kurian')).toBeInTheDocument();
  const rectOf = (name: string) => cardOf(name).element().getBoundingClientRect();
  const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Quick menu' })];
  const taken = bars.reduce((sum, bar) => sum + bar.element().getBoundingClientRect().height, 0);
  expect(rectOf('Groom 2 Kurian').bottom - rectOf('Groom 1 Kurian').top).toBeLessThanOrEqual(844 - taken);
  expect(rectOf('George Kurian').height).toBeLessThan(rectOf('Groom 1 Kurian').height - 40);
});
