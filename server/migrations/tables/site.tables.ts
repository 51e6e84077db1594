import { table } from '#server/platform/database/table.ts';

/** Settings that the operator changed; the defaults are in the code. */
export const siteSettings = table({
  key: 'text',
  value: 'jsonb',
  updatedAt: 'timestamptz',
  updatedBy: 'integer?',
});

/** A folder of the file store that belongs to a logo. `state` is new, shown or replaced; at most one is shown. */
export const logos = table({
  token: 'text',
  state: 'text',
  createdAt: 'timestamptz',
});

/**
 * A published version of a legal page: `terms`, `privacy` or `grievance`. `text` is empty for the product's own; `finalText` is what
 * visitors read last, since a later version replaced it.
 */
export const pageVersions = table({
  id: 'integer=',
  page: 'text',
  version: 'text',
  text: 'text',
  finalText: 'text?',
  note: 'text',
  publishedBy: 'integer?',
  publishedAt: 'timestamptz',
});

/**
 * A value of a choice list. `label` is English, `labels` are the other languages' by language code. `formerLabels` are
 * those it had before it was renamed.
 */
export const choices = table({
  list: 'text',
  code: 'text',
  label: 'text',
  labels: 'jsonb=',
  formerLabels: 'text[]=',
  parent: 'text?',
  position: 'integer',
  isActive: 'boolean=',
});

/**
 * What people and files write for a value of a choice list. With `keepsWords` it says more than the value, and the person's words are
 * kept beside it.
 */
export const choiceSynonyms = table({
  id: 'integer=',
  list: 'text',
  code: 'text',
  word: 'text',
  keepsWords: 'boolean=',
});

/**
 * A banner of the landing page. `status` is active or inactive, `position` counts from 1 without gaps, `alternatives` are texts by
 * language code, and `focus` is a point in shares of the picture's width and height. The days are those where the site is.
 */
export const banners = table({
  id: 'integer=',
  picture: 'text',
  status: 'text=',
  position: 'integer=',
  alternatives: 'jsonb=',
  focus: 'jsonb=',
  link: 'text?',
  showsFrom: 'date?',
  showsUntil: 'date?',
  createdAt: 'timestamptz',
});

/**
 * A couple's story. `status` is pending, approved, rejected or deleted, since `decidedAt`. `image` is a path, empty without a picture, and
 * `pictureToken` its row when it was uploaded. Smaller positions come first; `networkHash` is where it was sent from, for a day.
 */
export const stories = table({
  id: 'integer=',
  status: 'text=',
  image: 'text',
  pictureToken: 'text?',
  story: 'text',
  /** The text as it was sent, once an administrator has edited it. */
  originalStory: 'text?',
  editedAt: 'timestamptz?',
  weddingDate: 'date',
  place: 'text=',
  position: 'integer=',
  /** A person of the couple objects. */
  isObjected: 'boolean=',
  decidedAt: 'timestamptz?',
  /** What an administrator wrote down about who agreed, where an answer was missing. */
  agreement: 'text?',
  /** When it was approved; kept while it is deleted, so that it can be restored. Null once it waits again or is rejected. */
  approvedAt: 'timestamptz?',
  networkHash: 'text?',
  brideId: 'integer?',
  brideFirstName: 'text',
  brideLastName: 'text',
  groomId: 'integer?',
  groomFirstName: 'text',
  groomLastName: 'text',
  createdAt: 'timestamptz',
});

/** What a person of a couple says of the story about them. `side` is bride or groom. */
export const storyConsents = table({
  storyId: 'integer',
  accountId: 'integer',
  side: 'text',
  /** agreed or objected; null until the person has answered. */
  answer: 'text?',
  /** What becomes of the story when the account is erased: remove or initials. */
  ending: 'text=',
  /** The person said that they found each other here, and hid the own profile. */
  foundPartner: 'boolean=',
  /** The person agrees that visitors see the own id, which they do when both agree. */
  showsId: 'boolean=',
  answeredAt: 'timestamptz?',
});

/**
 * A member's opinion of the site. `name`, `rating` and `text` are what the member sent last, and `status` (pending, published or
 * rejected) is theirs; the columns with `shown` are what visitors read. `reason` is why the last words were rejected.
 */
export const reviews = table({
  id: 'integer=',
  accountId: 'integer',
  name: 'text',
  rating: 'integer',
  text: 'text',
  status: 'text=',
  shownName: 'text?',
  shownRating: 'integer?',
  shownText: 'text?',
  createdAt: 'timestamptz',
  submittedAt: 'timestamptz',
  decidedAt: 'timestamptz?',
  decidedBy: 'integer?',
  reason: 'text?',
  answer: 'text?',
  answeredAt: 'timestamptz?',
  version: 'integer=',
});

/** Each time a member sent a review, for the limit of a day. */
export const reviewChanges = table({ accountId: 'integer', changedAt: 'timestamptz' });
