import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { partnerCardWire } from '../matches/partner-card.wire.ts';

/** The own shortlist, latest first. Whoever is not visible to the viewer at present is left out. */
export const listShortlist = endpoint({
  method: 'GET',
  path: '/wishlist/list',
  access: 'member',
  feature: 'shortlist',
  summary: 'The own shortlist',
  input: z.object({}),
  data: z.array(partnerCardWire),
  message: 'outcome.done',
  problems: [],
});
