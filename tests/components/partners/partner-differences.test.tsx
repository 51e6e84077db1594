import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listChoices } from '#contract/choices/list-choices.ts';
import type { DirectionWire, PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import { openScreen } from '../support/open-screen.tsx';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';

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
  const other = cardOf('George Kurian').getByRole('button', { name: /must-have: Christian/ });
  await expect.element(other).toHaveTextContent('You have not stated: income');
  await expect.element(other).not.toHaveTextContent('Not as you wish');
  await fit.click();
  const explanation = page.getByRole('dialog', { name: 'How you two fit', exact: true });
  await expect.element(explanation).toHaveTextContent('Different community');
  await expect.element(explanation).not.toHaveTextContent('Cheramar');
});
