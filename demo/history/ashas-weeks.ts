/**
 * The events between the demo's own member and the men of her cast, in hours before the demo began: her screens show every kind.
 * `man` is an index of the cast. Notifications younger than ten hours are unread.
 */
export type Deed = { man: number; hoursAgo: number } & (
  | { kind: 'visits her' | 'is visited' | 'sees her contact' | 'his contact is seen' | 'is shortlisted' }
  | { kind: 'is blocked' }
  | { kind: 'sends her a message' }
  | { kind: 'writes' | 'is written to'; became: InterestFate; thenHoursAgo?: number }
);
export type InterestFate = 'pending' | 'accepted' | 'rejected' | 'cancelled';

/** In no order: a man comes as often as he did something. */
export const ashasWeeks: readonly Deed[] = [
  // They wait for her answer.
  { man: 0, hoursAgo: 0.8, kind: 'visits her' },
  { man: 0, hoursAgo: 0.7, kind: 'writes', became: 'pending' },
  { man: 1, hoursAgo: 5.1, kind: 'visits her' },
  { man: 1, hoursAgo: 5, kind: 'writes', became: 'pending' },
  { man: 2, hoursAgo: 26.2, kind: 'visits her' },
  { man: 2, hoursAgo: 26, kind: 'writes', became: 'pending' },
  { man: 3, hoursAgo: 75, kind: 'writes', became: 'pending' },
  // She answered them.
  { man: 4, hoursAgo: 61, kind: 'visits her' },
  { man: 4, hoursAgo: 60, kind: 'writes', became: 'accepted', thenHoursAgo: 50 },
  { man: 4, hoursAgo: 45, kind: 'sees her contact' },
  { man: 4, hoursAgo: 5.2, kind: 'sends her a message' },
  { man: 5, hoursAgo: 200, kind: 'writes', became: 'accepted', thenHoursAgo: 190 },
  { man: 5, hoursAgo: 180, kind: 'his contact is seen' },
  { man: 6, hoursAgo: 150, kind: 'writes', became: 'rejected', thenHoursAgo: 140 },
  // He thought better of it.
  { man: 7, hoursAgo: 31, kind: 'visits her' },
  { man: 7, hoursAgo: 30, kind: 'writes', became: 'cancelled', thenHoursAgo: 22 },
  // She wrote to them.
  { man: 8, hoursAgo: 20.1, kind: 'is visited' },
  { man: 8, hoursAgo: 20, kind: 'is written to', became: 'pending' },
  { man: 9, hoursAgo: 80.2, kind: 'is visited' },
  { man: 9, hoursAgo: 80, kind: 'is written to', became: 'pending' },
  { man: 10, hoursAgo: 55.3, kind: 'is visited' },
  { man: 10, hoursAgo: 55, kind: 'is written to', became: 'accepted', thenHoursAgo: 3 },
  { man: 10, hoursAgo: 2, kind: 'sees her contact' },
  { man: 10, hoursAgo: 0.9, kind: 'sends her a message' },
  { man: 11, hoursAgo: 260, kind: 'is written to', became: 'accepted', thenHoursAgo: 240 },
  { man: 11, hoursAgo: 230, kind: 'his contact is seen' },
  { man: 12, hoursAgo: 90, kind: 'is written to', became: 'rejected', thenHoursAgo: 48 },
  { man: 13, hoursAgo: 120, kind: 'is written to', became: 'cancelled', thenHoursAgo: 100 },
  { man: 20, hoursAgo: 40, kind: 'writes', became: 'accepted', thenHoursAgo: 36 },
  { man: 21, hoursAgo: 320, kind: 'writes', became: 'accepted', thenHoursAgo: 300 },
  { man: 22, hoursAgo: 130, kind: 'is written to', became: 'accepted', thenHoursAgo: 110 },
  { man: 23, hoursAgo: 16, kind: 'writes', became: 'accepted', thenHoursAgo: 15 },
  // They looked, and she looked.
  { man: 14, hoursAgo: 28.2, kind: 'visits her' },
  { man: 15, hoursAgo: 0.4, kind: 'visits her' },
  { man: 15, hoursAgo: 1.5, kind: 'is visited' },
  { man: 16, hoursAgo: 9, kind: 'visits her' },
  { man: 17, hoursAgo: 14, kind: 'visits her' },
  { man: 18, hoursAgo: 33, kind: 'visits her' },
  { man: 8, hoursAgo: 19.9, kind: 'is shortlisted' },
  { man: 15, hoursAgo: 1.4, kind: 'is shortlisted' },
  { man: 11, hoursAgo: 261, kind: 'is shortlisted' },
  { man: 16, hoursAgo: 300, kind: 'is shortlisted' },
  // It came to this once.
  { man: 19, hoursAgo: 400, kind: 'writes', became: 'rejected', thenHoursAgo: 398 },
  { man: 19, hoursAgo: 380, kind: 'is blocked' },
  { man: 21, hoursAgo: 285, kind: 'is blocked' },
];

/** Her saved searches, and the notifications about them and about the matches of the day. */
export const ashasSearches = [
  { name: 'Engineers in Bengaluru', filters: { search: 'Bengaluru', sort: 'best' }, hoursAgo: 420 },
  { name: 'New this month', filters: { joined_days: 30, search: '', sort: 'newest' }, hoursAgo: 190 },
] as const;

export const ashasNews = [
  { kind: 'todays_matches', hoursAgo: 6.5, details: { count: 12 } },
  { kind: 'search_alert', hoursAgo: 8, details: { name: 'New this month', count: 3 } },
  { kind: 'todays_matches', hoursAgo: 30.5, details: { count: 12 } },
  {
    kind: 'review_decided',
    hoursAgo: 310,
    details: { item: 'photo', isApproved: false, reason: 'poor_picture', count: 1 },
  },
  { kind: 'search_alert', hoursAgo: 56, details: { name: 'Engineers in Bengaluru', count: 1 } },
] as const;
