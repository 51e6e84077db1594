import { table } from '#server/platform/database/table.ts';

/**
 * What waits for a moderator, or was decided: a new profile, the changes of one, or a photo. `fields` are the changed facts by
 * name; their values are in `profiles.review`. `version` counts the member's changes while the item waits. A held item has
 * `heldAt` and a note; an opened one is claimed for some minutes.
 */
export const reviewItems = table({
  id: 'integer=',
  accountId: 'integer',
  kind: 'text',
  photoId: 'integer?',
  state: 'text=',
  version: 'integer=',
  fields: 'text[]=',
  submittedAt: 'timestamptz',
  heldAt: 'timestamptz?',
  note: 'text?',
  claimedBy: 'integer?',
  claimedUntil: 'timestamptz?',
  decidedBy: 'integer?',
  decidedAt: 'timestamptz?',
  reason: 'text?',
});
