import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import type { DirectionWire, PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import type { ProfileWire } from '#contract/profiles/profile.wire.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { answerMyProfile } from '../support/my-profile.ts';
import { openScreen } from '../support/open-screen.tsx';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';
import { aProfileWire } from '../support/wire-profile.ts';

function showCards(cards: readonly PartnerCardWire[], own?: Partial<ProfileWire>) {
  return openScreen('/shortlisted', {
    prepare: (fake) => {
      if (own !== undefined) {
        answerMyProfile(fake, { profile: aProfileWire(own), completion: { percentage: 90, missing: [] } });
      }
      fake.answer(listShortlist, { data: cards.map((card) => ({ ...card, wishlisted: true })) });
      fake.answer(listChoices, { data: makeChoiceLists() });
    },
  });
}

const cardOf = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });

test('a difference of faith is named without the group, once, and a fit that is not full has its reason', async () => {
  const criteria = (...all: DirectionWire['criteria']) => ({
    score: 60,
    matched: 1,
    stated: 3,
    criteria: all,
  });
  const met = { criterion: 'diet', verdict: 'met', must_have: false } as const;
  const community = { criterion: 'community', verdict: 'missed', must_have: false } as const;
  const religion = {
    criterion: 'religion',
    verdict: 'missed',
    must_have: true,
    wanted: 'Christian',
  } as const;
  const income = { criterion: 'annual_income', verdict: 'unknown', must_have: false } as const;
  const theirs = criteria(met, income);
  await showCards([
    aPartnerCardWire({
      u_community: 'Cheramar',
      match: { score: 70, mine: criteria(met, community), theirs },
    }),
    aPartnerCardWire({
      u_id: 22,
      u_firstname: 'George',
      match: { score: 70, mine: criteria(met, religion), theirs },
    }),
  ]);
  const fit = cardOf('Thomas Kurian').getByRole('button', { name: /^Fits you/ });
  await expect
    .element(fit)
    .toHaveTextContent('Not as you wish: another community · You have not stated: income');
  await expect.element(fit).not.toHaveTextContent('Cheramar');
  const other = cardOf('George Kurian').getByRole('button', { name: /You look only for Christian/ });
  await expect.element(other).toHaveTextContent('You have not stated: income');
  await expect.element(other).not.toHaveTextContent('Not as you wish');
  await fit.click();
  const explanation = page.getByRole('dialog', { name: 'How you two fit', exact: true });
  await expect.element(explanation).toHaveTextContent('Different community');
  await expect.element(explanation).not.toHaveTextContent('Cheramar');
});

const missed = (criterion: string, wanted: string, must_have = false) =>
  ({ criterion, verdict: 'missed', must_have, wanted }) as const;
const side = (...criteria: DirectionWire['criteria']) => ({ score: 70, matched: 0, stated: 2, criteria });
const met = side({ criterion: 'diet', verdict: 'met', must_have: false });
const own = { u_dob: '1996-01-15', u_mother_tongue: 'Malayalam', u_state: 'Kerala', u_city: 'Kochi' };

test.for([
  [{}, 'He looks only for Tamil (you: Malayalam), height 5 ft 9 in or more (you: 5 ft 3 in)'],
  [
    { u_profile_for: 'My Daughter' },
    'He looks only for Tamil (your daughter: Malayalam), height 5 ft 9 in or more (your daughter: 5 ft 3 in)',
  ],
] as const)(
  'two must-haves that are missed are both said, with what is there: %j',
  async ([facts, words]) => {
    const theirs = side(missed('height', '175-', true), missed('mother_tongue', 'Tamil', true));
    await showCards([aPartnerCardWire({ match: { score: 70, mine: met, theirs } })], {
      ...own,
      ...facts,
      u_height: 160,
    });
    await expect.element(cardOf('Thomas Kurian')).toHaveTextContent(words);
  },
);

test('a wish that is missed says what the reader is instead, or that it is another', async () => {
  const theirs = side(missed('age', '20-27'), missed('diet', 'Veg'), missed('annual_income', '500000-'));
  const mine = side(missed('age', '25-28', true));
  await showCards(
    [aPartnerCardWire({ u_mother_tongue: 'Hindi', age: 31, match: { score: 70, mine, theirs } })],
    own,
  );
  const card = cardOf('Thomas Kurian');
  await expect.element(card).toHaveTextContent('You look only for age 25 to 28 (he: 31)');
  await expect.element(card).toHaveTextContent(/He looks for .*age 20 to 27 \(you: \d\d\)/);
  await expect.element(card).toHaveTextContent('another diet: Vegetarian');
  await expect.element(card).toHaveTextContent('income ₹5 lakh or more');
});

test('own words of a diet that every object of the program has are shown as they are', async () => {
  await showCards([
    aPartnerCardWire({
      match: { score: 60, mine: met, theirs: side(missed('diet', 'constructor')) },
    }),
  ]);
  await expect.element(cardOf('Thomas Kurian')).toHaveTextContent('another diet: constructor');
});
