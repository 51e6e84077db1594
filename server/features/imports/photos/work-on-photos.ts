import { buffer } from 'node:stream/consumers';
import {
  drawInvitedPhoto,
  type DrawnInvited,
  folderOf,
  storeInvitedPhoto,
} from '#server/features/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { Problem } from '#server/platform/problem.ts';
import { jobMs } from '../imports.rules.ts';
import { lockInvitation } from '../invitations/answers.repository.ts';
import {
  endPhoto,
  findWaitingPhoto,
  type ImportPhoto,
  listImportsWithPhotos,
} from './import-photos.repository.ts';
import { type PhotosContext, unpackedFile } from './receive-photos.ts';

/** Draws photos of an import for some seconds, then queues itself again. */
export const drawPhotosJob: Job<{ importId: number }> = { name: 'imports.photos' };

export async function workOnPhotos(context: Context, importId: number): Promise<void> {
  const deadline = performance.now() + jobMs;
  const isUnfinished = await drawWaitingPhotos(context, {
    importId,
    mayContinue: () => performance.now() < deadline,
  });
  if (isUnfinished) await context.transact(({ enqueue }) => enqueue(drawPhotosJob, { importId }));
}

/** Queues the photos that a process left waiting. Called when the server starts. */
export async function resumePhotos(context: Context): Promise<void> {
  const waiting = await listImportsWithPhotos(context.database);
  await context.transact(async ({ enqueue }) => {
    for (const importId of waiting) await enqueue(drawPhotosJob, { importId });
  });
}

/** What drawing needs; the command line has it too, without a server. */
export type DrawingContext = PhotosContext & Pick<Context, 'transact'>;

/** Draws photos one after the other until none waits, or until `mayContinue` is false; returns whether some are left. */
export async function drawWaitingPhotos(
  context: DrawingContext,
  { importId, mayContinue }: { importId: number; mayContinue: () => boolean },
): Promise<boolean> {
  for (;;) {
    const photo = await findWaitingPhoto(context.database, importId);
    if (photo === undefined) return false;
    await drawOne(context, photo);
    if (!mayContinue()) return true;
  }
}

/** Draws one photo and removes its unpacked file. A photo and its report are one transaction. */
async function drawOne(context: DrawingContext, photo: ImportPhoto): Promise<void> {
  const drawn = await draw(context, photo);
  await context.transact(({ database }) => storeDrawn(database, { photo, drawn, now: context.now() }));
  if (photo.token !== null) await context.files.deleteUnder(folderOf(photo.token));
}

async function storeDrawn(
  database: Database,
  { photo, drawn, now }: { photo: ImportPhoto; drawn: DrawnInvited | string; now: Date },
): Promise<void> {
  const { id, invitationId, position } = photo;
  if (typeof drawn === 'string') {
    await endPhoto(database, { id, state: 'failed', reason: drawn });
    return;
  }
  const person = invitationId === null ? undefined : await lockInvitation(database, invitationId);
  if (person === undefined) {
    // The person answered meanwhile. The new files have no row and are removed as orphans.
    await endPhoto(database, { id, state: 'without_row', reason: 'photo.answered' });
    return;
  }
  if (!(await endPhoto(database, { id, state: 'stored', reason: null }))) return;
  await storeInvitedPhoto(database, { invitationId: person.id, position: position ?? 0, drawn, now });
}

/** The drawn photo, or the key of the sentence that says why there is none. */
async function draw(
  context: DrawingContext,
  { importId, token }: ImportPhoto,
): Promise<DrawnInvited | string> {
  const unpacked = token === null ? null : await context.files.read(`${folderOf(token)}/${unpackedFile}`);
  if (unpacked === null) return 'photo.lost';
  try {
    const content = await buffer(unpacked.stream);
    return await drawInvitedPhoto(context, { sender: `import ${importId}`, content });
  } catch (error) {
    // A full queue is no fault of the picture: the job tries again.
    if (error instanceof Problem && error.code !== 'unavailable') return `problem.${error.code}`;
    throw error;
  }
}
