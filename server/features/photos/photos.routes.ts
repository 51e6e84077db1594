import {
  cropPhoto as cropPhotoEndpoint,
  uploadPhoto as uploadPhotoEndpoint,
} from '#contract/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { cropPhoto } from './crop-photo.ts';
import { uploadPhoto } from './uploads.ts';

/** Uploading and cropping own photos. Their positions change with the profile. */
export function photosRoutes(context: Context): Route[] {
  return [
    route(uploadPhotoEndpoint, async ({ caller, input }) => ({
      data: await uploadPhoto(context, { accountId: caller.accountId, input }),
    })),
    route(cropPhotoEndpoint, async ({ caller, input }) => ({
      data: await cropPhoto(context, { accountId: caller.accountId, input }),
    })),
  ];
}
