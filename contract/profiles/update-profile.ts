import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { says } from '../messages.ts';
import { upload } from '../upload.ts';
import { completionWire } from './completion.wire.ts';
import { profileForm } from './profile-form.ts';
import { profileWire } from './profile.wire.ts';

/** A new photo, or the path of one that is there already. */
const photo = z.union([upload, z.string().max(200)], says('validation.photo'));

/** How many photos there are beside the profile picture. */
const photoSlots = 4;

/**
 * Changes the own profile. What is absent stays. `images` is the whole new list of photos in the order of their slots, new
 * files and paths of present ones mixed; an empty text takes all of them away.
 */
export const updateProfile = endpoint({
  method: 'POST',
  path: '/profile/update',
  access: 'member',
  feature: 'profiles',
  summary: 'Change the own profile and its photos',
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
     * then refuses the whole save, so that of two windows none undoes the other's work unseen.
     */
    previous: z.record(z.string().max(40), z.unknown()).optional(),
  }),
  files: { file: 1, images: photoSlots },
  data: z.array(profileWire).length(1),
  extra: { completion: completionWire },
  message: 'outcome.profile_updated',
  // The photos that come with it are refused like those that come alone.
  problems: [
    'changed_elsewhere',
    'not_an_image',
    'heic_not_readable',
    'photo_too_large',
    'too_many_pixels',
    'animated_photo',
    'broken_photo',
    'unavailable',
  ],
});
