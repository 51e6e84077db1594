import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import {
  changePeople,
  markContacted,
  markInterest,
  markShortlisted,
  type PersonRow,
} from '#web/connecting/people-in-answers.rules.ts';

type Change = (row: PersonRow) => PersonRow;
type FreshCard = Pick<PartnerCardWire, 'u_id' | 'interest' | 'wishlisted' | 'is_contacted'>;

/** Whether an answer of the cache holds a member's row. */
export function holdsMember(answer: unknown, id: number): boolean {
  let isHeld = false;
  changePeople(answer, (row) => {
    isHeld ||= row.u_id === id;
    return row;
  });
  return isHeld;
}

/** Has the rows of a member say how the two stand to each other as the fresh card does. */
export function takeOverCard(card: FreshCard): Change {
  return (row) => {
    if (row.u_id !== card.u_id || saysTheSame(row, card)) return row;
    const marks = [
      markShortlisted(card.u_id, card.wishlisted),
      ...(card.interest === null ? [] : [markInterest(card.u_id, card.interest)]),
      ...(card.is_contacted ? [markContacted(card.u_id)] : []),
    ];
    return marks.reduce((before, mark) => mark(before) ?? before, row);
  };
}

/** Whoever is listed no longer after an interest changed has declined it, or was declined. */
export function declineInterest(id: number): Change {
  return (row) => {
    const { interest } = row;
    if (row.u_id !== id || !isRecord(interest) || interest['i_status'] !== 'pending') return row;
    return { ...row, interest: { ...interest, i_status: 'rejected' } };
  };
}

function saysTheSame(row: PersonRow, card: FreshCard): boolean {
  const told = [row['interest'], row.wishlisted, row['is_contacted']];
  return JSON.stringify(told) === JSON.stringify([card.interest, card.wishlisted, card.is_contacted]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
