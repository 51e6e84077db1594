import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import {
  changePartners,
  markContacted,
  markInterest,
  markShortlisted,
  type CachedPartner,
  type PartnerChange,
} from '#web/connecting/cached-partners.rules.ts';

type FreshCard = Pick<PartnerCardWire, 'u_id' | 'interest' | 'wishlisted' | 'is_contacted'>;

/** Whether a cached answer has a row of a partner. */
export function hasPartner(answer: unknown, id: number): boolean {
  let isFound = false;
  changePartners(answer, (row) => {
    isFound ||= row.u_id === id;
    return row;
  });
  return isFound;
}

/** Sets heart, interest and contact on a partner's rows as on the fresh card. */
export function applyCard(card: FreshCard): PartnerChange {
  return (row) => {
    if (row.u_id !== card.u_id || isSame(row, card)) return row;
    const marks = [
      markShortlisted(card.u_id, card.wishlisted),
      ...(card.interest === null ? [] : [markInterest(card.u_id, card.interest)]),
      ...(card.is_contacted ? [markContacted(card.u_id)] : []),
    ];
    return marks.reduce((before, mark) => mark(before) ?? before, row);
  };
}

/** Marks a pending interest as declined: the reason why a partner is no longer listed after an interest changed. */
export function markDeclined(id: number): PartnerChange {
  return (row) => {
    const { interest } = row;
    if (row.u_id !== id || !isRecord(interest) || interest['i_status'] !== 'pending') return row;
    return { ...row, interest: { ...interest, i_status: 'rejected' } };
  };
}

function isSame(row: CachedPartner, card: FreshCard): boolean {
  const shown = [row['interest'], row.wishlisted, row['is_contacted']];
  return JSON.stringify(shown) === JSON.stringify([card.interest, card.wishlisted, card.is_contacted]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
