import path from 'node:path';
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
import type { Rasteriser } from './open-rasteriser.ts';

type Sitting = { which: Which; rasteriser: Rasteriser; folder: string; isStopped: () => boolean };

/**
 * Paints the pictures of one member and puts them into their places, as if they had been uploaded. False when it was
 * stopped: pictures without a place are forgotten, as those of an upload that was given up.
 */
export async function paintMember(
  context: Context,
  { which, rasteriser, folder, isStopped }: Sitting,
): Promise<boolean> {
  const { seed, index } = which;
  const outline = outlinePerson(which);
  const looks = chooseLooks(seed, outline);
  const accountId = accountIdOf(index);
  const file = path.join(folder, 'portrait.png');
  const paths: string[] = [];
  for (let shot = 0; shot < countShots(seed, outline); shot += 1) {
    if (isStopped()) return false;
    const svg = drawPortrait({ seed, shot, outline, looks });
    const bytes = await rasteriser.rasterise({ svg, file });
    const photo = await storePhoto(context, { accountId, file: new ReceivedFile({ path: file, bytes }) });
    paths.push(photo.path);
  }
  const [picture, ...gallery] = paths;
  if (picture !== undefined) {
    await context.transact(async (work) => {
      const unreviewed = hasWaitingPhotos(index) ? ({ unreviewed: 'shown' } as const) : {};
      const photoIds = await arrangePhotos(work, { accountId, picture, gallery, ...unreviewed });
      await submitPhotos(work.database, { accountId, photoIds, now: context.now() });
      work.memberChanged(accountId);
    });
  }
  return true;
}
