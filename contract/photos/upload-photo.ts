import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { jsonText } from '../json-text.ts';
import { upload } from '../upload.ts';
import { crop, ownPhotoWire } from './photo.wire.ts';

/**
 * Takes a photo, which then waits for a day to be put into a place of the profile by `/profile/update`. Ten may wait; the
 * oldest make room.
 */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/photos/upload',
  access: 'member',
  feature: 'photos',
  summary: 'Upload a photo that can then be put into the profile',
  input: z.object({
    photo: upload,
    /** Its portrait; without it the upper middle, where faces are. */
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
    'unavailable',
  ],
});
