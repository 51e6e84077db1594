import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { uploadPhoto } from '#contract/photos/photos.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { TestApplication } from '#tests/support/start-application.ts';
import { aPictureFile, type PictureOptions } from './a-picture.ts';

/** A photo that a member uploaded and that is not on the profile yet. */
export async function aPhoto(
  application: TestApplication,
  { token, ...options }: PictureOptions & { token: string },
): Promise<OwnPhotoWire> {
  const photo = await aPictureFile(options);
  const { body } = await callApi(application, { endpoint: uploadPhoto, input: { photo }, token });
  if (!body.result) throw new Error(`Upload refused: ${body.message}`);
  return body.data;
}
