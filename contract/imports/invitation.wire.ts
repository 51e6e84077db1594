import { z } from 'zod';
import { wireMapper } from '../wire.ts';

/** waiting (nobody has told the person yet) → invited → claimed or declined. */
export const invitationStates = ['waiting', 'invited', 'claimed', 'declined'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** An invitation as administrators list it. A claimed or declined one holds nothing of the person any more. */
export const invitationWire = z.object({
  iv_id: z.number().int(),
  iv_import_id: z.number().int().nullable(),
  iv_state: z.enum(invitationStates),
  iv_name: z.string().nullable(),
  iv_email: z.string().nullable(),
  iv_mobile: z.string().nullable(),
  iv_created_at: z.iso.datetime(),
  iv_invited_at: z.iso.datetime().nullable(),
  /** When it is erased, unless the person answers. */
  iv_expires_at: z.iso.datetime(),
});

export const invitationMapper = wireMapper({
  id: 'iv_id',
  importId: 'iv_import_id',
  state: 'iv_state',
  name: 'iv_name',
  email: 'iv_email',
  mobile: 'iv_mobile',
  createdAt: 'iv_created_at',
  invitedAt: 'iv_invited_at',
  expiresAt: 'iv_expires_at',
});
