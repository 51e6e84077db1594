import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { notificationWire } from './notification.wire.ts';

/** The latest 50 notices of the bell, and how many of all are not read. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification/list',
  access: 'member',
  feature: 'notifications',
  summary: 'The notices of the bell',
  input: z.object({}),
  data: z.array(notificationWire),
  extra: { unread: z.number().int() },
  message: 'outcome.done',
  problems: [],
});
