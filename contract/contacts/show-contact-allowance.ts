import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { contactAllowance } from './contact-allowance.wire.ts';

/** How many contact views are left today, before one is spent. */
export const showContactAllowance = endpoint({
  method: 'GET',
  path: '/contact/allowance',
  access: 'member',
  feature: 'contacts',
  summary: 'How many contact views are left today',
  input: z.object({}),
  data: z.object(contactAllowance),
  message: 'outcome.done',
  problems: [],
});
