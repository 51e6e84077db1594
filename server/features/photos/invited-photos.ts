import { buffer } from 'node:stream/consumers';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { type DrawnPhoto, drawPhoto } from './draw-photo.ts';
import { deleteInvited, insertInvited, listInvited } from './invited-photos.repository.ts';
import { queueFileRemoval } from './photo-files.ts';
import { folderOf, frames, pathOfPhoto } from './photo-names.rules.ts';
import { insertPhoto } from './photos.repository.ts';

// Photos of invited people. Their paths are in no answer, so nobody can fetch them: they are no photos of a member.

/** The most photos of a person: the profile picture and four others. */
export const mostInvitedPhotos = 5;

export type DrawnInvited = Omit<DrawnPhoto, 'isBanned'> & { preview: string };

/** Draws the photo of an invited person. Throws what `drawPhoto` throws, and picture_under_review. */
export async function drawInvitedPhoto(
  context: Pick<Context, 'database' | 'files'>,
  { sender, content }: { sender: string; content: Buffer },
): Promise<DrawnInvited> {
  const { isBanned, ...drawn } = await drawPhoto(context, { sender, content });
  if (isBanned) {
    await context.files.deleteUnder(folderOf(drawn.token));
    await context.files.deleteUnder(folderOf(drawn.sourceToken));
    throw problem('picture_under_review');
  }
  return { ...drawn, preview: await readPreview(context, drawn.token) };
}

/** The smallest portrait as a `data:` URL, which the page of the invitation shows. */
async function readPreview({ files }: Pick<Context, 'files'>, token: string): Promise<string> {
  const width = Math.min(...frames.portrait.widths);
  const stored = await files.read(`${folderOf(token)}/${width}.webp`);
  if (stored === null) throw new Error('a photo has no smallest portrait');
  return `data:image/webp;base64,${(await buffer(stored.stream)).toString('base64')}`;
}

/** Stores a drawn photo of an invited person, in the place of the one that was there. */
export async function storeInvitedPhoto(
  database: Database,
  {
    invitationId,
    position,
    drawn,
    now,
  }: { invitationId: number; position: number; drawn: DrawnInvited; now: Date },
): Promise<void> {
  await insertInvited(database, {
    ...drawn,
    crop: JSON.stringify(drawn.crop),
    invitationId,
    position,
    createdAt: now,
  });
}

/** Small pictures of the photos of an invited person, in their order. */
export async function listInvitedPreviews(database: Database, invitationId: number): Promise<string[]> {
  return (await listInvited(database, invitationId)).map(({ preview }) => preview);
}

/**
 * Makes the photos of an invited person those of the new member. They have no place yet; returns their paths for `arrangePhotos`, in
 * their order.
 */
export async function takeInvitedPhotos(
  work: Pick<Work, 'database'>,
  { invitationId, accountId, now }: { invitationId: number; accountId: number; now: Date },
): Promise<string[]> {
  const invited = await deleteInvited(work.database, invitationId);
  for (const { token, sourceToken, width, height, placeholder, crop } of invited) {
    const unreviewed = { isShown: false, reviewState: 'new', position: null, createdAt: now } as const;
    const facts = { token, sourceToken, width, height, placeholder, crop: JSON.stringify(crop) };
    await insertPhoto(work.database, { accountId, ...facts, ...unreviewed });
  }
  return invited.map(({ token }) => pathOfPhoto(token));
}

/** Removes the photos of a person who declined or left them out, their files after the commit. */
export async function removeInvitedPhotos(
  work: Pick<Work, 'database' | 'enqueue'>,
  invitationId: number,
): Promise<void> {
  await queueFileRemoval(work, await deleteInvited(work.database, invitationId));
}
