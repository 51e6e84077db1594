import { table } from '#server/platform/database/table.ts';

/**
 * A photo of a member. `token` is the folder of its portraits, `sourceToken` that of the whole picture, of which width and
 * height are the size. `position` is 0 for the profile picture, 1 to 4 for the slots, null while it waits for a place. A photo
 * that administrators withhold has neither position nor portraits; `withheldPosition` is where it was, `withheldFor` the report.
 */
export const photos = table({
  id: 'integer=',
  accountId: 'integer',
  token: 'text',
  sourceToken: 'text',
  position: 'integer?',
  width: 'integer',
  height: 'integer',
  placeholder: 'text',
  crop: 'jsonb',
  createdAt: 'timestamptz',
  /** Whether other members may see it. */
  isShown: 'boolean=',
  /** `new` until it has a position, then waiting, approved or rejected. */
  reviewState: 'text=',
  reviewReason: 'text?',
  withheldAt: 'timestamptz?',
  withheldPosition: 'integer?',
  withheldFor: 'integer?',
});

/** A public picture, of a story or a banner. `token` is the folder of its files, `sourceToken` that of the whole picture. */
export const pictures = table({
  token: 'text',
  sourceToken: 'text',
  width: 'integer',
  height: 'integer',
  createdAt: 'timestamptz',
});

/**
 * A photo of an invited person, which becomes a photo of the member when the invitation is claimed. `preview` is a small picture for the page
 * of the invitation, as a `data:` URL.
 */
export const invitedPhotos = table({
  id: 'integer=',
  invitationId: 'integer',
  position: 'integer',
  token: 'text',
  sourceToken: 'text',
  width: 'integer',
  height: 'integer',
  placeholder: 'text',
  preview: 'text',
  crop: 'jsonb',
  createdAt: 'timestamptz',
});
