import { cropPhoto } from '#contract/photos/crop-photo.ts';
import type { Crop, OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { uploadPhoto } from '#contract/photos/upload-photo.ts';
import { createUploadCall } from '#web/api/upload-client.ts';

/** A photo to send, or one that is there already and is to be cropped otherwise. */
export type PhotoWork = { kind: 'new'; file: File; crop: Crop } | { kind: 'again'; path: string; crop: Crop };

type Watch = { onProgress: (share: number) => void; signal: AbortSignal };

/** Why there is no photo, in the server's sentence, and whether the same would be worth another try. */
export type PhotoRefusal = { message: string; canRetry: boolean };

/** The service itself failed, or wants to know first who is asking: nothing is wrong with the photo. */
const passingFailures = new Set(['unexpected_error', 'unavailable', 'too_many_requests', 'not_signed_in']);

/** Sends a photo, or has one cropped; answers the new photo or why there is none. Throws `ApiUnreachable`. */
export async function sendPhoto(work: PhotoWork, watch: Watch): Promise<OwnPhotoWire | PhotoRefusal> {
  const call = createUploadCall(watch);
  const answer =
    work.kind === 'new'
      ? await call(uploadPhoto, { photo: work.file, crop: work.crop })
      : await call(cropPhoto, { path: work.path, crop: work.crop });
  if (answer.result) return answer.data;
  return { message: answer.message, canRetry: passingFailures.has(answer.code) };
}
