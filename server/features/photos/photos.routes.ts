import { cropPhoto as cropPhotoContract } from '#contract/photos/crop-photo.ts';
import { uploadPhoto as uploadPhotoContract } from '#contract/photos/upload-photo.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { cropPhoto } from './crop-photo.ts';
import { uploadPhoto } from './upload-photo.ts';

/** The calls of a member's own photos. Where they stand is changed with the profile. */
export function photosRoutes(context: Context): Route[] {
  return [
    route(uploadPhotoContract, async ({ caller, input }) => ({
      data: await uploadPhoto(context, { accountId: caller.accountId, input }),
    })),
    route(cropPhotoContract, async ({ caller, input }) => ({
      data: await cropPhoto(context, { accountId: caller.accountId, input }),
    })),
  ];
}
