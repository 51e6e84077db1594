import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showCard } from '#contract/partners/partners.ts';
import { aPartnerCardWire } from '#tests/components/support/wire-partner-card.ts';
import { changeCard, hideCard, storeCards } from './partner-cards.ts';

const keyOf = (partner_id: number) => [showCard.path, { partner_id }];
const meera = aPartnerCardWire({ u_id: 2, wishlisted: false });

function cacheWith(...cards: (typeof meera)[]): QueryClient {
  const queries = new QueryClient();
  storeCards(queries, { cards, since: Date.parse('2026-06-17') });
  return queries;
}

test('a card that changed while a list was loaded is newer than the list', () => {
  const queries = cacheWith(meera);
  const { dataUpdatedAt = 0 } = queries.getQueryState(keyOf(2)) ?? {};
  const cards = [{ ...meera, wishlisted: true }];
  storeCards(queries, { cards, since: dataUpdatedAt - 1 });
  expect(queries.getQueryData(keyOf(2))).toMatchObject({ wishlisted: false });
  storeCards(queries, { cards, since: dataUpdatedAt });
  expect(queries.getQueryData(keyOf(2))).toMatchObject({ wishlisted: true });
});

test('a change is of one card, and of none that is not cached or not visible', () => {
  const queries = cacheWith(meera, aPartnerCardWire({ u_id: 3, is_contacted: false }));
  changeCard(queries, { partnerId: 2, is_contacted: true });
  changeCard(queries, { partnerId: 4, is_contacted: true });
  expect(queries.getQueryData(keyOf(2))).toEqual({ ...meera, is_contacted: true });
  expect(queries.getQueryData(keyOf(3))).toMatchObject({ is_contacted: false });
  expect(queries.getQueryData(keyOf(4))).toBeUndefined();
  hideCard(queries, 2);
  changeCard(queries, { partnerId: 2, wishlisted: true });
  expect(queries.getQueryData(keyOf(2))).toBeNull();
});

test('a hidden card comes back as it was, unless it was loaded again', () => {
  const queries = cacheWith(meera);
  hideCard(queries, 2)();
  expect(queries.getQueryData(keyOf(2))).toEqual(meera);
  const putBack = hideCard(queries, 2);
  const loaded = { ...meera, wishlisted: true };
  queries.setQueryData(keyOf(2), loaded);
  putBack();
  expect(queries.getQueryData(keyOf(2))).toEqual(loaded);
});
