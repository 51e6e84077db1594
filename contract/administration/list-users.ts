import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging } from '../envelope.ts';
import { listing } from '../listing.ts';
import { userWire } from './user.wire.ts';

/** The members (role `user`), newest first unless asked otherwise. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users/list',
  access: 'administrator',
  feature: 'administration',
  summary: 'List members',
  input: z.object(listing(['created_at', 'name', 'status'])),
  data: z.array(userWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});
