import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { jsonText } from '#contract/fields/json-text.ts';
import { says } from '#contract/calls/messages.ts';
import { upload } from '#contract/calls/upload.ts';
import { crop, ownPhotoWire } from './photo.wire.ts';

/**
 * Uploads a photo without a position in the profile; `/profile/update` gives it one within a day, or it is removed. Of
 * more than ten such photos the oldest are removed.
 */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/photos/upload',
  access: 'member',
  feature: 'photos',
  summary: 'Upload a photo that can then be put into the profile',
  changes: [],
  input: z.object({
    photo: upload,
    /** The crop of the portrait; without it the upper middle, where faces are. */
    crop: jsonText(crop, 'validation.crop').optional(),
  }),
  files: { photo: 1 },
  data: ownPhotoWire,
  message: 'outcome.photo_uploaded',
  status: 201,
  problems: [
    'not_an_image',
    'heic_not_readable',
    'photo_too_large',
    'too_many_pixels',
    'animated_photo',
    'broken_photo',
    'picture_under_review',
    'unavailable',
  ],
});

/** Makes another portrait of an own photo from the whole picture. Its position stays, its path changes. */
export const cropPhoto = endpoint({
  method: 'POST',
  path: '/photos/crop',
  access: 'member',
  feature: 'photos',
  summary: 'Crop an own photo otherwise',
  changes: ['profile', 'session'],
  input: z.object({ path: z.string(says('validation.photo')).max(300, says('validation.photo')), crop }),
  data: ownPhotoWire,
  message: 'outcome.photo_cropped',
  problems: ['not_found', 'unavailable'],
});
