import { table } from '#server/platform/database/table.ts';

/**
 * The person a member's account is about. Values of choice lists are codes, or the person's own words; `annualIncome`
 * is `750000`, `500000-750000`, `10000000-` or the code of "Prefer not to say", and its bounds follow from it.
 */
export const profiles = table({
  accountId: 'integer',
  profileFor: 'text',
  gender: 'text',
  firstName: 'text',
  lastName: 'text',
  dateOfBirth: 'date',
  maritalStatus: 'text?',
  children: 'text?',
  height: 'integer?',
  disability: 'text?',
  religion: 'text',
  community: 'text',
  subCommunity: 'text?',
  denomination: 'text?',
  gotra: 'text?',
  star: 'text?',
  motherTongue: 'text?',
  languages: 'text[]?',
  father: 'text?',
  mother: 'text?',
  sisters: 'integer?',
  brothers: 'integer?',
  financialStatus: 'text?',
  familyType: 'text?',
  familyValues: 'text?',
  country: 'text?',
  state: 'text?',
  district: 'text?',
  city: 'text?',
  nativePlace: 'text?',
  zip: 'text?',
  relocate: 'text?',
  qualification: 'text?',
  qualificationDetail: 'text?',
  college: 'text?',
  workingWith: 'text?',
  professionArea: 'text?',
  workingAs: 'text?',
  occupationDetail: 'text?',
  employerName: 'text?',
  annualIncome: 'text?',
  isIncomePrivate: 'boolean=',
  incomeFrom: 'integer?',
  incomeTo: 'integer?',
  diet: 'text?',
  hobbies: 'text[]?',
  about: 'text?',
  /** What waits for a moderator or was rejected, see `profile-review.rules.ts`; null when all is approved. */
  review: 'jsonb?',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
});

/**
 * What a member looks for in a partner. A criterion that is null is not stated; sets hold codes or own words, ranges
 * have either end open; `mustHave` names the criteria that a partner has to meet.
 */
export const preferences = table({
  accountId: 'integer',
  ageFrom: 'integer?',
  ageTo: 'integer?',
  heightFrom: 'integer?',
  heightTo: 'integer?',
  incomeFrom: 'integer?',
  incomeTo: 'integer?',
  maritalStatus: 'text[]?',
  religion: 'text[]?',
  community: 'text[]?',
  subCommunity: 'text[]?',
  denomination: 'text[]?',
  motherTongue: 'text[]?',
  country: 'text[]?',
  state: 'text[]?',
  district: 'text[]?',
  city: 'text[]?',
  qualification: 'text[]?',
  workingWith: 'text[]?',
  professionArea: 'text[]?',
  workingAs: 'text[]?',
  profileManagedBy: 'text[]?',
  diet: 'text[]?',
  mustHave: 'text[]=',
  /** What the person looked for when they registered, until a preference is stored: age, religion, community. */
  firstWishes: 'jsonb?',
  updatedAt: 'timestamptz',
});

/** One member's interest in another. `status` is pending, accepted, rejected or cancelled. */
export const interests = table({
  id: 'integer=',
  senderId: 'integer',
  receiverId: 'integer',
  status: 'text=',
  message: 'text',
  createdAt: 'timestamptz',
  answeredAt: 'timestamptz?',
});

/** That a member looked at another's profile, once a day. */
export const profileVisits = table({
  viewerId: 'integer',
  partnerId: 'integer',
  day: 'date',
  visitedAt: 'timestamptz',
  /** False while the viewer browses without being shown. */
  isShown: 'boolean=',
});
