import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { partnerCardWire } from '../matches/partner-card.wire.ts';

/** So many people are listed at most, the latest of them. */
export const mostContacts = 500;

/**
 * Whose contact details were viewed (`me`), or who viewed one's own (anything else), latest first. The details themselves are
 * not in it: `/contact/send` shows them again at no cost, as long as the partner allows it.
 */
export const listContacts = endpoint({
  method: 'POST',
  path: '/contact/list',
  access: 'member',
  feature: 'contacts',
  summary: 'Contacted by me, or who contacted me',
  input: z.object({ type: z.string() }),
  data: z.array(partnerCardWire.extend({ contacted_at: z.iso.datetime() })),
  message: 'outcome.done',
  problems: [],
});
