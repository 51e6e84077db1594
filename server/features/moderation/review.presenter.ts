import { ageOn } from '#contract/fields/age.ts';
import {
  type OpenReviewWire,
  type ReviewChange,
  reviewItemWire,
  type ReviewItemWire,
} from '#contract/moderation/review.wire.ts';
import { formFacts, type FormFact, profileWireNames, publicFacts } from '#contract/profiles/fact-names.ts';
import type { Choices } from '#server/features/choices/choices.ts';
import { pathOfPhoto, pathOfSource, type PhotoRow } from '#server/features/photos/photos.ts';
import {
  listChanged,
  presentFact,
  presentFacts,
  type Profile,
  readReview,
} from '#server/features/profiles/profiles.ts';
import { dueAt } from './moderation.rules.ts';
import type { ListedItem } from './review-items.repository.ts';

type Viewer = { administratorId: number; now: Date };

/** An item of the queue as lists show it. */
export function presentItem(item: ListedItem, viewer: Viewer): ReviewItemWire {
  const { administratorId } = viewer;
  return reviewItemWire.parse({
    item_id: item.id,
    kind: item.kind,
    state: item.state,
    version: item.version,
    u_id: item.accountId,
    u_firstname: item.firstName,
    u_lastname: item.lastName,
    u_profile_pic: item.pictureToken === null ? null : pathOfPhoto(item.pictureToken),
    photo_placeholder: item.picturePlaceholder,
    fields: formFacts.filter((fact) => item.fields.includes(fact)).map((fact) => profileWireNames[fact]),
    ...presentTimes(item, viewer),
    note: item.heldAt === null ? null : (item.note ?? ''),
    claimed_by: isClaimed(item, viewer)
      ? presentAdministrator(item.claimedBy, { name: item.claimerName, administratorId })
      : null,
    decided_by: presentAdministrator(item.decidedBy, { name: item.deciderName, administratorId }),
    decided_at: item.decidedAt?.toISOString() ?? null,
    reason: item.reason,
  });
}

function presentTimes({ submittedAt, emailVerifiedAt, state }: ListedItem, { now }: Viewer) {
  // The time of a member who verified the address later begins then.
  const since = new Date(Math.max(submittedAt.getTime(), emailVerifiedAt?.getTime() ?? 0));
  const due = dueAt(since);
  return {
    submitted_at: since.toISOString(),
    due_at: due.toISOString(),
    is_overdue: state === 'waiting' && due < now,
  };
}

function isClaimed({ state, claimedUntil }: ListedItem, { now }: Viewer): boolean {
  return state === 'waiting' && claimedUntil !== null && claimedUntil > now;
}

function presentAdministrator(
  id: number | null,
  { name, administratorId }: { name: string | null; administratorId: number },
) {
  return id === null ? null : { u_id: id, name: name ?? '', is_me: id === administratorId };
}

type Opened = { item: ListedItem; profile: Profile; photos: readonly PhotoRow[]; choices: Choices };

/** An opened item, with what there is to decide. Contact details and facts of the owner alone are not among it. */
export function presentOpenItem(
  { item, profile, photos, choices }: Opened,
  viewer: Viewer & { today: string },
): OpenReviewWire {
  const photo = photos.find(({ id }) => id === item.photoId);
  const facts = presentFacts(['gender', 'maritalStatus', 'profileFor'], {
    profile: versionOf(profile, 'after'),
    choices,
  });
  return {
    ...presentItem(item, viewer),
    ...facts,
    age: ageOn(versionOf(profile, 'after').dateOfBirth, viewer.today),
    changes: item.kind === 'photo' ? [] : listChanges({ item, profile, choices }),
    photo:
      photo === undefined
        ? null
        : {
            ...presentPhoto(photo),
            source: pathOfSource(photo.sourceToken),
            width: photo.width,
            height: photo.height,
          },
    photos: photos.map(presentPhoto),
  };
}

function presentPhoto({ token, placeholder, position }: PhotoRow) {
  return { path: pathOfPhoto(token), placeholder, is_picture: position === 0 };
}

function versionOf(profile: Profile, version: 'before' | 'after'): Profile {
  const review = readReview(profile);
  return review === null ? profile : { ...profile, ...listChanged(review, version) };
}

/** All that a new profile says; of a changed one the fields of the item. A private income is no one's business here. */
function listChanges({ item, profile, choices }: Omit<Opened, 'photos'>): ReviewChange[] {
  const isNew = item.kind === 'new';
  const shown: readonly FormFact[] = isNew ? publicFacts : formFacts;
  const facts = shown.filter((fact) => fact !== 'isIncomePrivate' && (isNew || item.fields.includes(fact)));
  const textOf = (fact: FormFact, version: 'before' | 'after') => {
    const value = presentFact(fact, { value: versionOf(profile, version)[fact], choices });
    return value === null || value === '' ? null : String(value);
  };
  return facts
    .filter((fact) => fact !== 'annualIncome' || !profile.isIncomePrivate)
    .map((fact) => ({
      field: profileWireNames[fact],
      before: isNew ? null : textOf(fact, 'before'),
      after: textOf(fact, 'after'),
    }))
    .filter(({ before, after }) => before !== null || after !== null);
}
