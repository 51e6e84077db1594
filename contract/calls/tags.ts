/**
 * What an answer is about. An endpoint names what its answer `reads` and what a call of it `changes`, a live event what it
 * changes; the browser loads again what it shows of a changed tag.
 */
export const tags = [
  /** The signed-in person: name, picture, role. */
  'session',
  'sessions',
  /** The own profile, with how much of it is filled. */
  'profile',
  'preference',
  'settings',
  /** The own plan, its end, and what is left of it today. */
  'plan',
  /** The plans that the site offers. */
  'plans',
  /** The own payments; all of them for finance. */
  'payments',
  'export',
  'searches',
  'notifications',
  /** Which partners suit the viewer, and how well. */
  'matches',
  /** The profile of one partner. */
  'partner',
  /** The card of one partner: heart, interest and contact. */
  'card',
  /** The lists and counts of interests, contacts and so on. */
  'interests',
  'contacts',
  /** The list of conversations, and how many messages are unread. */
  'conversations',
  /** The messages of the conversation with one partner. */
  'messages',
  'shortlist',
  'visits',
  'blocks',
  'choices',
  'users',
  'administrators',
  /** The second factor of the caller. */
  'second_factor',
  'enquiries',
  'reports',
  'imports',
  'mappings',
  'invitations',
  /** Background jobs. */
  'jobs',
  /** The settings of the site, for administrators. */
  'site',
  /** The review queue of profiles and photos. */
  'review',
  /** The success stories, public ones and those of the administrators' queue. */
  'stories',
  /** The stories about the caller. */
  'own_stories',
  /** The pictures of the landing page. */
  'banners',
  /** What members write about the site. */
  'reviews',
] as const;
export type Tag = (typeof tags)[number];
export type Tags = readonly Tag[];

/** The tags of answers about one partner: a change of another partner leaves them as they are. */
export const tagsOfOnePartner: Tags = ['partner', 'card', 'messages'];

/** What changes when the viewer and a partner become invisible, or visible again, to each other. */
export const tagsOfVisibility = [
  'card',
  'matches',
  'interests',
  'contacts',
  'conversations',
  'messages',
  'shortlist',
  'visits',
  'blocks',
] as const satisfies Tags;
