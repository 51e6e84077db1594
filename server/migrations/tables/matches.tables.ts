import { table } from '#server/platform/database/table.ts';

/**
 * One row for each member with all that matching reads. Facts are codes or own words in small letters, null when they are left
 * out or private; `wanted…` is what the member looks for. `activityRank` orders partners of equal score: a point for each day of
 * activity, and for completeness up to 14 more. Only `refreshMatching` writes it.
 */
export const matchingRows = table({
  accountId: 'integer',
  gender: 'text',
  isListed: 'boolean',
  activityRank: 'integer',
  freshOn: 'date',
  dateOfBirth: 'date',
  height: 'integer?',
  incomeFrom: 'integer?',
  incomeTo: 'integer?',
  maritalStatus: 'text?',
  religion: 'text?',
  community: 'text?',
  subCommunity: 'text?',
  denomination: 'text?',
  motherTongue: 'text?',
  country: 'text?',
  state: 'text?',
  city: 'text?',
  district: 'text?',
  qualification: 'text?',
  workingWith: 'text?',
  professionArea: 'text?',
  workingAs: 'text?',
  profileFor: 'text?',
  diet: 'text?',
  wantedAgeFrom: 'integer?',
  wantedAgeTo: 'integer?',
  wantedHeightFrom: 'integer?',
  wantedHeightTo: 'integer?',
  wantedIncomeFrom: 'integer?',
  wantedIncomeTo: 'integer?',
  wantedMaritalStatus: 'text[]?',
  wantedReligion: 'text[]?',
  wantedCommunity: 'text[]?',
  wantedSubCommunity: 'text[]?',
  wantedDenomination: 'text[]?',
  wantedMotherTongue: 'text[]?',
  wantedCountry: 'text[]?',
  wantedState: 'text[]?',
  wantedCity: 'text[]?',
  wantedDistrict: 'text[]?',
  wantedQualification: 'text[]?',
  wantedWorkingWith: 'text[]?',
  wantedProfessionArea: 'text[]?',
  wantedWorkingAs: 'text[]?',
  wantedProfileFor: 'text[]?',
  wantedDiet: 'text[]?',
  /** The criteria that a partner has to meet; of those that are stated. */
  mustHave: 'text[]',
  /** The share of the sought gender that meets each criterion, in whole percent, in the order of `storedOrder`. */
  wantedShares: 'integer[]=',
  /** The weights of all wanted criteria together. */
  wantedWeight: 'integer=',
  /** A bit for each criterion, in the order of `storedOrder`: the fact is known; it is stated; it is a must-have. */
  knownCriteria: 'integer=',
  wantedCriteria: 'integer=',
  requiredCriteria: 'integer=',
  /** Which facts a member with these wishes may accept, and which the must-haves may: bits by `marksOf`. */
  wantedMarks: 'bigint=',
  requiredMarks: 'bigint=',
  /** The only religion, community and mother tongue that are wanted, `*` for any or several; null when nothing is wanted. */
  wantedKey: 'text?',
  /** How much of profile and preference is filled, in whole percent. Matching reads it not; lists of administrators do. */
  completion: 'integer=',
});

/**
 * How many listed members of a gender have a value of a fact. The empty value counts all whose fact is known, and the
 * empty criterion all members; "Other" counts all own words too, which also have rows of their own. Refreshed daily.
 */
export const matchingStatistics = table({
  gender: 'text',
  criterion: 'text',
  value: 'text',
  rangeFrom: 'integer?',
  rangeTo: 'integer?',
  isOwnWords: 'boolean',
  members: 'integer',
});

/** A block between two members: neither sees the other anywhere. */
export const blocks = table({
  blockerId: 'integer',
  blockedId: 'integer',
  /** Whether the list of the blocked names the member. */
  isNamed: 'boolean=',
  createdAt: 'timestamptz',
});

/** A partner on a member's shortlist. */
export const shortlistEntries = table({
  accountId: 'integer',
  partnerId: 'integer',
  createdAt: 'timestamptz',
});

/**
 * Today's matches of a member: the partners in their order. A list is open while it is being filled; reading it closes it. Lists
 * are stored for a month, so that partners are not repeated soon.
 */
export const dailyMatches = table({
  accountId: 'integer',
  day: 'date',
  partnerIds: 'integer[]',
  isOpen: 'boolean',
  createdAt: 'timestamptz',
  /** The partners who were announced as new with this list. */
  newIds: 'integer[]=',
});

/** The partners who were announced to a member as new in a month, so that each is announced once. Stored for a year. */
export const announcedMatches = table({ accountId: 'integer', month: 'date', partnerIds: 'integer[]' });

/** In how many lists of a day a member appears. */
export const dailyAppearances = table({ accountId: 'integer', day: 'date', appearances: 'integer' });

/** The progress of making the lists of a day: the stage, and the last account that it processed. */
export const dailyRuns = table({
  day: 'date',
  stage: 'text',
  lastAccountId: 'integer',
  finishedAt: 'timestamptz?',
});

/** A saved search. `filters` is the input of the search call; `alertedAt` is the end of the time that its alerts have covered. */
export const savedSearches = table({
  id: 'integer=',
  accountId: 'integer',
  name: 'text',
  filters: 'jsonb',
  hasAlert: 'boolean',
  alertedAt: 'timestamptz',
  /** Ends the alert without signing in; known to the member's mails alone. */
  stopTokenHash: 'text?',
  createdAt: 'timestamptz',
});

/** A notification on the bell. `details` depends on the kind; `partnerId` is the member it is about. */
export const notifications = table({
  id: 'integer=',
  accountId: 'integer',
  kind: 'text',
  details: 'jsonb',
  partnerId: 'integer?',
  readAt: 'timestamptz?',
  createdAt: 'timestamptz',
});
