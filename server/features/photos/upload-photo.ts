import type { ValidInput } from '#contract/endpoint.ts';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import type { uploadPhoto as contract } from '#contract/photos/upload-photo.ts';
import type { Context } from '#server/platform/context.ts';
import { makeRoom } from './make-room.ts';
import { storePhoto } from './store-photo.ts';

/** Takes a photo that will be put into a place later; the oldest of too many that wait make room. */
export async function uploadPhoto(
  context: Context,
  { accountId, input }: { accountId: number; input: ValidInput<typeof contract> },
): Promise<OwnPhotoWire> {
  const photo = await storePhoto(context, { accountId, file: input.photo, crop: input.crop });
  await makeRoom(context, accountId);
  return photo;
}
