import { ReceivedFile } from '#contract/calls/upload.ts';
import { arrangePhotos, storePhoto } from '#server/features/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import { submitPhotos } from '#server/features/profiles/submissions.repository.ts';
import { hasWaitingPhotos } from '../history/add-review.ts';
import { outlinePerson, type Which } from '../people/outline-person.ts';
import { accountIdOf } from '../rows/list-person-rows.ts';
import { countShots } from './count-shots.ts';
import { drawPortrait } from './draw-portrait.ts';
import { chooseLooks } from './looks/choose-looks.ts';
import { rasterise } from './rasterise.ts';

export type PaintingContext = Pick<Context, 'database' | 'files' | 'now' | 'transact'>;

type Sitting = {
  which: Which;
  /** Where a picture is written between the drawing and the upload. */
  file: string;
};

/**
 * Paints the pictures of one member and puts them into their places, as if they had been uploaded. When it is interrupted, pictures
 * without a place are forgotten, as those of an upload that was given up.
 */
export async function paintMember(context: PaintingContext, { which, file }: Sitting): Promise<void> {
  const { seed, index } = which;
  const outline = outlinePerson(which);
  const looks = chooseLooks(seed, outline);
  const accountId = accountIdOf(index);
  const paths: string[] = [];
  for (let shot = 0; shot < countShots(seed, outline); shot += 1) {
    const svg = drawPortrait({ seed, shot, outline, looks });
    const bytes = await rasterise(svg, file);
    const photo = await storePhoto(context, { accountId, file: new ReceivedFile({ path: file, bytes }) });
    paths.push(photo.path);
  }
  const [picture, ...gallery] = paths;
  if (picture === undefined) return;
  await context.transact(async (work) => {
    const unreviewed = hasWaitingPhotos(index) ? ({ unreviewed: 'shown' } as const) : {};
    const photoIds = await arrangePhotos(work, { accountId, picture, gallery, ...unreviewed });
    await submitPhotos(work.database, { accountId, photoIds, now: context.now() });
    work.memberChanged(accountId);
  });
}
