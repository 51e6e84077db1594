import type { z } from 'zod';
import { administratorInvitationWire, administratorWire } from '#contract/administration/administrators.ts';

type AdministratorRow = {
  id: number;
  name: string;
  email: string;
  role: string;
  status: string;
  secondFactorSince: Date | null;
  lastSignInAt: Date | null;
  createdAt: Date;
};

/** An administrator as owners see one. */
export function presentAdministrator(
  row: AdministratorRow,
  callerId: number,
): z.infer<typeof administratorWire> {
  return administratorWire.parse({
    ad_id: row.id,
    ad_name: row.name,
    ad_email: row.email,
    ad_role: row.role,
    ad_status: row.status,
    ad_has_second_factor: row.secondFactorSince !== null,
    ad_last_sign_in: row.lastSignInAt?.toISOString() ?? null,
    ad_created_at: row.createdAt.toISOString(),
    ad_is_me: row.id === callerId,
  });
}

type InvitationRow = {
  id: number;
  name: string;
  email: string;
  role: string;
  createdAt: Date;
  expiresAt: Date;
};

/** An open invitation. Its token is in the mail alone. */
export function presentInvitation(row: InvitationRow): z.infer<typeof administratorInvitationWire> {
  return administratorInvitationWire.parse({
    ai_id: row.id,
    ai_name: row.name,
    ai_email: row.email,
    ai_role: row.role,
    ai_created_at: row.createdAt.toISOString(),
    ai_expires_at: row.expiresAt.toISOString(),
  });
}
