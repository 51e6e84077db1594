import type { Outline } from '../people/outline-person.ts';
import type { Plan } from '../plan.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';
import type { NewRow } from '../rows/population.repository.ts';
import { ashasNews, ashasSearches, ashasWeeks, type Deed } from './ashas-weeks.ts';
import { contactAudienceOf } from './list-choices-of-members.ts';
import { indianDayOf } from './list-meetings.ts';
import { messages } from './messages.ts';

/** The tables with rows of her weeks. */
export const tablesOfWeeks = [
  'profileVisits',
  'interests',
  'contactViews',
  'shortlistEntries',
  'blocks',
  'notifications',
  'savedSearches',
] as const;
type Rows = { [Name in (typeof tablesOfWeeks)[number]]: NewRow<Name>[] };
/** `lastSeen` is when each man was here last, at the least. */
export type AshasWeeks = { rows: Rows; lastSeen: { id: number; at: Date }[] };

const hourMs = 60 * 60 * 1000;
const ashaId = accountIdOf(0);
const unreadHours = 10;
const bellOfAnswers = { accepted: 'interest_accepted', rejected: 'interest_declined' } as const;

/** Everything between the demo's own member and the men of her cast, as rows. A small population has fewer of them. */
export function listAshasWeeks({ now, seed }: Plan, cast: readonly Outline[]): AshasWeeks {
  const rows: Rows = {
    profileVisits: [],
    interests: [],
    contactViews: [],
    shortlistEntries: [],
    blocks: [],
    notifications: [],
    savedSearches: [],
  };
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  const lastSeen: AshasWeeks['lastSeen'] = [];
  for (const deed of ashasWeeks) {
    const man = cast[deed.man];
    if (man === undefined) continue;
    const week = { rows, man, manId: accountIdOf(man.index), at, seed };
    writers[deed.kind](week, deed);
    lastSeen.push({ id: week.manId, at: at(lastHourOf(deed)) });
  }
  for (const { hoursAgo, filters, name } of ashasSearches) {
    const search = { accountId: ashaId, name, filters: JSON.stringify(filters), hasAlert: true };
    rows.savedSearches.push({ ...search, alertedAt: now, createdAt: at(hoursAgo) });
  }
  for (const { kind, hoursAgo, details } of ashasNews) {
    tell({ rows, at, manId: null }, { kind, hoursAgo, details });
  }
  // The bell shows what came last first, and what came last has the largest number.
  rows.notifications.sort((one, other) => Number(one.createdAt) - Number(other.createdAt));
  return { rows, lastSeen };
}

type Week = { rows: Rows; man: Outline; manId: number; at: (hoursAgo: number) => Date; seed: number };
type Letter = Deed & { kind: 'writes' | 'is written to' };

const writers: Readonly<Record<Deed['kind'], (week: Week, deed: Deed) => void>> = {
  'visits her': ({ rows, manId, at }, { hoursAgo }) => {
    rows.profileVisits.push(visitOf({ viewerId: manId, partnerId: ashaId, visitedAt: at(hoursAgo) }));
    tell({ rows, at, manId }, { kind: 'visit', hoursAgo });
  },
  'is visited': ({ rows, manId, at }, { hoursAgo }) => {
    rows.profileVisits.push(visitOf({ viewerId: ashaId, partnerId: manId, visitedAt: at(hoursAgo) }));
  },
  'sees her contact': ({ rows, manId, at }, { hoursAgo }) => {
    rows.contactViews.push(viewOf({ viewerId: manId, partnerId: ashaId, viewedAt: at(hoursAgo) }));
    tell({ rows, at, manId }, { kind: 'contact_viewed', hoursAgo });
  },
  'his contact is seen': ({ rows, manId, at, man, seed }, { hoursAgo }) => {
    if (contactAudienceOf(man, { seed }) === 'nobody') return;
    rows.contactViews.push(viewOf({ viewerId: ashaId, partnerId: manId, viewedAt: at(hoursAgo) }));
  },
  'is shortlisted': ({ rows, manId, at }, { hoursAgo }) => {
    rows.shortlistEntries.push({ accountId: ashaId, partnerId: manId, createdAt: at(hoursAgo) });
  },
  'is blocked': ({ rows, manId, at }, { hoursAgo }) => {
    rows.blocks.push({ blockerId: ashaId, blockedId: manId, createdAt: at(hoursAgo) });
  },
  'sends her a message': (week, { hoursAgo }) => tell(week, { kind: 'message_received', hoursAgo }),
  writes: (week, deed) => {
    if (!isLetter(deed)) return;
    week.rows.interests.push(letterOf(week, { deed, senderId: week.manId, receiverId: ashaId }));
    if (deed.became === 'cancelled') {
      tell(week, { kind: 'interest_cancelled', hoursAgo: deed.thenHoursAgo ?? deed.hoursAgo });
    } else tell(week, { kind: 'interest_received', hoursAgo: deed.hoursAgo });
  },
  'is written to': (week, deed) => {
    if (!isLetter(deed)) return;
    week.rows.interests.push(letterOf(week, { deed, senderId: ashaId, receiverId: week.manId }));
    const { became, thenHoursAgo: hoursAgo } = deed;
    if (hoursAgo !== undefined && (became === 'accepted' || became === 'rejected')) {
      tell(week, { kind: bellOfAnswers[became], hoursAgo });
    }
  },
};

function isLetter(deed: Deed): deed is Letter {
  return 'became' in deed;
}

function lastHourOf(deed: Deed): number {
  return isLetter(deed) ? (deed.thenHoursAgo ?? deed.hoursAgo) : deed.hoursAgo;
}

function letterOf(
  { at, manId }: Week,
  { deed, ...pair }: { deed: Letter; senderId: number; receiverId: number },
): NewRow<'interests'> {
  const message = messages[manId % messages.length] ?? messages[0];
  const answeredAt = deed.thenHoursAgo === undefined ? null : at(deed.thenHoursAgo);
  return { ...pair, status: deed.became, message, createdAt: at(deed.hoursAgo), answeredAt };
}

function visitOf(visit: { viewerId: number; partnerId: number; visitedAt: Date }): NewRow<'profileVisits'> {
  return { ...visit, day: indianDayOf(visit.visitedAt), isShown: true };
}

function viewOf(view: { viewerId: number; partnerId: number; viewedAt: Date }): NewRow<'contactViews'> {
  return { ...view, day: indianDayOf(view.viewedAt) };
}

type News = { kind: string; hoursAgo: number; details?: object };

function tell(
  { rows, manId, at }: Pick<Week, 'rows' | 'at'> & { manId: number | null },
  { kind, hoursAgo, details = {} }: News,
): void {
  const readAt = hoursAgo < unreadHours ? null : at(hoursAgo / 2);
  const notice = { accountId: ashaId, kind, details: JSON.stringify(details), partnerId: manId };
  rows.notifications.push({ ...notice, readAt, createdAt: at(hoursAgo) });
}
