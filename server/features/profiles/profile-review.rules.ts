import { choiceFacts, factRules, type FormFact, formFacts } from '#contract/profiles/fact-names.ts';
import { factReviews } from '#contract/profiles/reviewed-facts.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import type { ReviewMode } from '#contract/site/review-modes.ts';
import type { StoredFacts } from './profiles.rules.ts';

export type FactValue = string | number | boolean | string[] | null;
type Changes = { [Fact in FormFact]?: { before: FactValue; after: FactValue } };

/**
 * What a moderator has not approved of a profile, in `profiles.review`. The facts of a new profile are in the row itself, except another
 * gender; of a changed one this has the approved and the latest values, and the row has those that other members see.
 */
export type ProfileReview = {
  kind: 'new' | 'changed';
  state: 'waiting' | 'rejected';
  /** Whether other members see the latest values: the new profile, or the changes. */
  isShown: boolean;
  /** What follows a rejection is shown after its approval only. */
  wasRejected: boolean;
  changes: Changes;
  /** Of a rejection. */
  reason: string | null;
};

type FactValues = Readonly<Record<FormFact, FactValue>>;

/** The review of a profile that was just created. */
export function reviewOfNewProfile(mode: ReviewMode): ProfileReview {
  const isShown = mode === 'everything';
  return { kind: 'new', state: 'waiting', isShown, wasRejected: false, changes: {}, reason: null };
}

type Stated = { [Fact in keyof StoredFacts]?: Exclude<StoredFacts[Fact], undefined> };

function valuesOf(changes: Changes, version: 'before' | 'after'): Stated {
  const values = Object.entries(changes).map(([fact, change]) => [fact, change[version]]);
  // The values came from columns of these facts; `fromEntries` knows keys as strings alone.
  return Object.fromEntries(values) as Stated;
}

/** The changed facts as a moderator approved them, or as the member wrote them last. */
export function listChanged(review: ProfileReview, version: 'before' | 'after'): Stated {
  return valuesOf(review.changes, version);
}

type Save = {
  profile: FactValues;
  review: ProfileReview | null;
  /** The facts that the member states now; an absent one stays as it is. */
  facts: StoredFacts;
  mode: ReviewMode;
  isListed: (value: { list: ListName; value: string }) => boolean;
  /** Whether the same save changes photos. */
  changesPhotos: boolean;
};

/** What a save writes: facts of the row, what waits or was rejected, and whether there is something new for a moderator. */
export type PlannedSave = { facts: StoredFacts; review: ProfileReview | null; isSubmitted: boolean };

/** Splits the facts that a member saves into those that others see at once and those that wait for a moderator. */
export function planSave(save: Save): PlannedSave {
  return save.review?.kind === 'new' ? planNew(save, save.review) : planChange(save);
}

/**
 * Every change belongs to the one item of a new profile. A rejected one waits again, and stays withheld. Another gender waits beside the
 * row, also for what its member sees, and the profile is withheld.
 */
function planNew({ profile, facts, changesPhotos }: Save, review: ProfileReview): PlannedSave {
  const latest: FactValues = { ...profile, ...valuesOf(review.changes, 'after') };
  const isChanged = changesPhotos || formFacts.some((fact) => isOther(facts[fact], latest[fact]));
  if (!isChanged) return { facts: withoutGender(facts), review, isSubmitted: false };
  const wasRejected = review.wasRejected || review.state === 'rejected';
  const after = facts.gender ?? latest.gender;
  const changes = isOther(after, profile.gender) ? { gender: { before: profile.gender, after } } : {};
  const isShown = review.isShown && changes.gender === undefined;
  return {
    facts: withoutGender(facts),
    review: { ...review, state: 'waiting', isShown, wasRejected, changes, reason: null },
    isSubmitted: true,
  };
}

function withoutGender({ gender: _waiting, ...facts }: StoredFacts): StoredFacts {
  return facts;
}

function planChange(save: Save): PlannedSave {
  const { profile, mode, review } = save;
  const { before, after } = versionsOf(review);
  const facts = withoutAbsent(save.facts);
  const approved: FactValues = { ...profile, ...before };
  const latest: FactValues = { ...profile, ...after, ...facts };
  const changes = findChanges({ ...save, approved, latest });
  // Facts that no longer wait are written as they are now.
  const write = (version: 'before' | 'after') => ({ ...after, ...facts, ...valuesOf(changes, version) });
  if (review !== null && isSameChange(changes, review.changes)) {
    return { facts: write(review.isShown ? 'after' : 'before'), review, isSubmitted: false };
  }
  if (Object.keys(changes).length === 0) return { facts: write('after'), review: null, isSubmitted: false };
  const wasRejected = review !== null && (review.wasRejected || review.state === 'rejected');
  // The gender decides which members see each other, so it waits in every mode.
  const isShown = mode === 'everything' && !wasRejected && changes.gender === undefined;
  const next = { kind: 'changed', state: 'waiting', isShown, wasRejected, changes, reason: null } as const;
  return { facts: write(isShown ? 'after' : 'before'), review: next, isSubmitted: true };
}

function versionsOf(review: ProfileReview | null): Record<'before' | 'after', Stated> {
  if (review === null) return { before: {}, after: {} };
  return { before: valuesOf(review.changes, 'before'), after: valuesOf(review.changes, 'after') };
}

function isSameChange(one: Changes, other: Changes): boolean {
  return formFacts.every(
    (fact) =>
      isSame(one[fact]?.before, other[fact]?.before) &&
      isSame(one[fact]?.after, other[fact]?.after) &&
      (one[fact] === undefined) === (other[fact] === undefined),
  );
}

function withoutAbsent(facts: StoredFacts): Stated {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

type Versions = Pick<Save, 'isListed'> & { approved: FactValues; latest: FactValues };

/** The changes that a moderator sees. Facts that narrow each other wait together, so that others see no mixture. */
function findChanges({ approved, latest, isListed }: Versions): Changes {
  const changed = formFacts.filter((fact) => isOther(latest[fact], approved[fact]));
  const waiting = new Set(
    changed.filter((fact) => isReviewed(fact, { value: latest[fact], approved: approved[fact], isListed })),
  );
  for (let size = -1; size !== waiting.size;) {
    size = waiting.size;
    const pairs = choiceFacts.flatMap(([fact, { within }]) => (within === undefined ? [] : [[fact, within]]));
    const mixed = pairs.filter((pair) => pair.some((fact) => waiting.has(fact))).flat();
    for (const fact of mixed) if (changed.includes(fact)) waiting.add(fact);
  }
  return Object.fromEntries(
    formFacts
      .filter((fact) => waiting.has(fact))
      .map((fact) => [fact, { before: approved[fact], after: latest[fact] }]),
  );
}

type Version = Pick<Save, 'isListed'> & { value: FactValue; approved: FactValue };

/** Taking something back is never reviewed: it is gone at once. */
function isReviewed(fact: FormFact, { value, approved, isListed }: Version): boolean {
  const review = factReviews.get(fact);
  if (value === null || value === '' || review === 'never') return false;
  const known = Array.isArray(approved) ? approved : [];
  const texts = (Array.isArray(value) ? value : [String(value)]).filter((text) => !known.includes(text));
  const rules = factRules[fact];
  const offered = (text: string) => 'list' in rules && isListed({ list: rules.list, value: text });
  return review === 'always' ? texts.length > 0 : texts.some((text) => !offered(text));
}

function isOther(one: FactValue | undefined, other: FactValue): boolean {
  return one !== undefined && !isSame(one, other);
}

/** Several values are the same in the same order. */
function isSame(one: FactValue | undefined, other: FactValue | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
