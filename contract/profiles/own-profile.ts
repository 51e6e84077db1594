import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { upload } from '#contract/calls/upload.ts';
import { profileForm } from './profile-form.ts';
import { completionWire, profileReviewWire, profileWire } from './profile.wire.ts';

/** The own profile, as a list of one. */
export const showProfile = endpoint({
  method: 'GET',
  path: '/profile/data',
  access: 'member',
  feature: 'profiles',
  summary: 'The own profile',
  reads: ['profile'],
  input: z.object({}),
  data: z.array(profileWire).length(1),
  extra: { completion: completionWire, review: profileReviewWire.nullable() },
  message: 'outcome.done',
  problems: [],
});

/** A new photo, or the path of a stored one. */
const photo = z.union([upload, z.string().max(200)], says('validation.photo'));

/** The most photos beside the profile picture. */
const photoSlots = 4;

/**
 * Changes the own profile. An absent field stays as it is. `images` is the whole new list of photos in the order of their
 * slots, new files and paths of stored ones mixed; an empty text removes them all.
 */
export const updateProfile = endpoint({
  method: 'POST',
  path: '/profile/update',
  access: 'member',
  feature: 'profiles',
  summary: 'Change the own profile and its photos',
  changes: ['profile', 'session', 'matches', 'partner'],
  input: profileForm.extend({
    file: z
      .union([photo, z.null()])
      .transform((picture) => (picture === '' ? null : picture))
      .optional(),
    images: z
      .union([z.array(photo), photo, z.null()])
      .transform((images) => [images ?? []].flat().filter((image) => image !== ''))
      .refine((images) => images.length <= photoSlots, says('validation.too_many_photos'))
      .optional(),
    /**
     * What the client had read (`u_…`) of the fields that it sends. A field that was changed to something else since
     * then refuses the whole save, so that no window overwrites the change of another one unseen.
     */
    previous: z.record(z.string().max(40), z.unknown()).optional(),
  }),
  files: { file: 1, images: photoSlots },
  data: z.array(profileWire).length(1),
  extra: { completion: completionWire, review: profileReviewWire.nullable() },
  message: 'outcome.profile_updated',
  // Photos in the form are refused like photos that are uploaded alone.
  problems: [
    'changed_elsewhere',
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
