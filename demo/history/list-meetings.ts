import { Chance } from '../chance.ts';
import type { Outline } from '../people/outline-person.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';
import { browsesUnseen, contactAudienceOf } from './list-choices-of-members.ts';
import { findPartners, type Neighbours } from './find-partners.ts';
import { messages } from './messages.ts';
import type { NewRow } from '../rows/population.repository.ts';

export type Meetings = {
  visits: NewRow<'profileVisits'>[];
  interests: NewRow<'interests'>[];
  contactViews: NewRow<'contactViews'>[];
  blocks: NewRow<'blocks'>[];
};

type Pair = { viewer: Outline; partner: Outline };
const dayMs = 24 * 60 * 60 * 1000;
/** The site's day; India has one time zone. */
const indianOffsetMs = 5.5 * 60 * 60 * 1000;

/** What happened between a person and those who were there before: visits, and interests that followed from some. */
export function listMeetings(
  person: Outline,
  { seed, neighbours }: { seed: number; neighbours: Neighbours },
): Meetings {
  const meetings: Meetings = { visits: [], interests: [], contactViews: [], blocks: [] };
  const chance = new Chance({ seed, index: person.index, topic: 'meetings' });
  if (!person.isVerified || !person.isActive) return meetings;
  const count = Math.floor(chance.gamma(3.2));
  for (const partner of findPartners(person, { chance, neighbours, count })) {
    const pair = chance.is(0.5) ? { viewer: person, partner } : { viewer: partner, partner: person };
    meet(chance, { pair, meetings, seed });
  }
  return meetings;
}

type Meeting = { pair: Pair; meetings: Meetings; seed: number };

function meet(chance: Chance, { pair, meetings, seed }: Meeting): void {
  const visitedAt = drawInstant(chance, {
    from: Math.max(pair.viewer.registeredAt.getTime(), pair.partner.registeredAt.getTime()),
    to: pair.viewer.lastSeenAt?.getTime() ?? 0,
  });
  if (visitedAt === null) return;
  meetings.visits.push(visitOf(pair, { visitedAt, seed }));
  const returnsVisit = chance.is(0.35);
  const back = { viewer: pair.partner, partner: pair.viewer };
  const returnedAt = drawInstant(chance, {
    from: visitedAt.getTime(),
    to: back.viewer.lastSeenAt?.getTime() ?? 0,
  });
  if (returnsVisit && returnedAt !== null)
    meetings.visits.push(visitOf(back, { visitedAt: returnedAt, seed }));
  if (!chance.is(0.42)) return;
  const interest = interestOf(chance, { pair, visitedAt });
  meetings.interests.push(interest);
  followUp(chance, { pair, meetings, interest, seed });
}

/** After an accepted interest the sender often views the contact details; after a declined one the receiver sometimes blocks. */
function followUp(
  chance: Chance,
  { pair, meetings, interest, seed }: Meeting & { interest: NewRow<'interests'> },
): void {
  const { senderId, receiverId, status, answeredAt } = interest;
  if (!(answeredAt instanceof Date)) return;
  const viewedAt = drawInstant(chance, {
    from: answeredAt.getTime(),
    to: pair.viewer.lastSeenAt?.getTime() ?? 0,
  });
  const isShown = contactAudienceOf(pair.partner, { seed }) !== 'nobody';
  if (status === 'accepted' && viewedAt !== null && chance.is(0.5) && isShown) {
    const view = { viewerId: senderId, partnerId: receiverId, day: indianDayOf(viewedAt), viewedAt };
    meetings.contactViews.push(view);
  }
  if (status === 'rejected' && chance.is(0.08)) {
    meetings.blocks.push({ blockerId: receiverId, blockedId: senderId, createdAt: answeredAt });
  }
}

/** The site's calendar day of an instant. */
export function indianDayOf(instant: Date): string {
  return new Date(instant.getTime() + indianOffsetMs).toISOString().slice(0, 10);
}

function visitOf(
  { viewer, partner }: Pair,
  { visitedAt, seed }: { visitedAt: Date; seed: number },
): Meetings['visits'][number] {
  return {
    viewerId: accountIdOf(viewer.index),
    partnerId: accountIdOf(partner.index),
    day: indianDayOf(visitedAt),
    visitedAt,
    isShown: !browsesUnseen(viewer, { seed }),
  };
}

/** Sent at the visit; answered while the receiver was still about, or taken back. */
function interestOf(
  chance: Chance,
  { pair, visitedAt }: { pair: Pair; visitedAt: Date },
): Meetings['interests'][number] {
  const answer = chance.one(answers);
  const answerer = answer === 'cancelled' ? pair.viewer : pair.partner;
  const answeredAt = drawInstant(chance, {
    from: visitedAt.getTime(),
    to: answerer.lastSeenAt?.getTime() ?? 0,
  });
  const isOpen = answer === 'pending' || answeredAt === null;
  return {
    senderId: accountIdOf(pair.viewer.index),
    receiverId: accountIdOf(pair.partner.index),
    status: isOpen ? 'pending' : answer,
    message: chance.pick(messages),
    createdAt: visitedAt,
    answeredAt: isOpen ? null : answeredAt,
  };
}

const answers = { pending: 36, accepted: 34, rejected: 22, cancelled: 8 };
/** Older meetings are left out. */
const longestMs = 120 * dayMs;

/** Rather lately than long ago; null when there was no time. */
function drawInstant(chance: Chance, { from, to }: { from: number; to: number }): Date | null {
  const span = Math.min(to - from, longestMs);
  const back = span * chance.fraction() ** 2;
  return span > 60_000 ? new Date(to - back) : null;
}
