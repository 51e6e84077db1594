import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { importKey } from './import.wire.ts';

/** Invites by mail everybody of an import who waits and has an e-mail address, a bounded number a minute. */
export const sendInvitations = endpoint({
  method: 'POST',
  path: '/admin/imports/invite',
  access: 'administrator',
  feature: 'imports',
  summary: 'Invite the people of an import by mail',
  input: importKey,
  /** How many mails will leave. */
  data: z.object({ mails: z.number().int() }),
  message: 'outcome.invitations_ordered',
  problems: [],
});
