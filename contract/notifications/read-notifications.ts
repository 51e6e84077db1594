import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from '../fields.ts';

/** Marks notices as read: those up to and with the given one, so that what came meanwhile stays unread. */
export const readNotifications = endpoint({
  method: 'POST',
  path: '/notification/read',
  access: 'member',
  feature: 'notifications',
  summary: 'Mark notices as read',
  input: z.object({ up_to: rowId }),
  data: z.object({ unread: z.number().int() }),
  message: 'outcome.done',
  problems: [],
});
