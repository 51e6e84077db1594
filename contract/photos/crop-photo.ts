import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { says } from '../messages.ts';
import { crop, ownPhotoWire } from './photo.wire.ts';

/** Makes another portrait of an own photo, from the whole picture. It keeps its place and gets another path. */
export const cropPhoto = endpoint({
  method: 'POST',
  path: '/photos/crop',
  access: 'member',
  feature: 'photos',
  summary: 'Crop an own photo otherwise',
  input: z.object({ path: z.string(says('validation.photo')).max(300, says('validation.photo')), crop }),
  data: ownPhotoWire,
  message: 'outcome.photo_cropped',
  problems: ['not_found', 'unavailable'],
});
