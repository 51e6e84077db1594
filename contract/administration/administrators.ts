import { z } from 'zod';
import { personName } from '#contract/fields/person-name.ts';
import { sessionData } from '../accounts/sessions.ts';
import { administratorRoles } from '#contract/administration/permissions.ts';
import { accountStatuses } from '#contract/administration/user.wire.ts';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { email, line, longestReason, newPassword, rowId } from '#contract/fields/fields.ts';

const role = z.enum(administratorRoles, says('validation.role'));
const name = personName(100, 'validation.name');

/** An administrator as owners see one. */
export const administratorWire = z.object({
  ad_id: z.number().int(),
  ad_name: z.string(),
  ad_email: z.string(),
  ad_role: role,
  /** An inactive administrator cannot sign in. */
  ad_status: z.enum(accountStatuses),
  ad_has_second_factor: z.boolean(),
  ad_last_sign_in: z.iso.datetime().nullable(),
  ad_created_at: z.iso.datetime(),
  /** The caller. */
  ad_is_me: z.boolean(),
});

/** A person who was invited to become an administrator and has not accepted. */
export const administratorInvitationWire = z.object({
  ai_id: z.number().int(),
  ai_name: z.string(),
  ai_email: z.string(),
  ai_role: role,
  ai_created_at: z.iso.datetime(),
  ai_expires_at: z.iso.datetime(),
});

/** All administrators, by name, and the open invitations. */
export const listAdministrators = endpoint({
  method: 'POST',
  path: '/admin/administrators/list',
  access: 'administrator',
  permission: 'administrators.manage',
  feature: 'administrators',
  summary: 'List administrators and open invitations',
  changes: [],
  reads: ['administrators'],
  input: z.object({}),
  data: z.array(administratorWire),
  extra: { invitations: z.array(administratorInvitationWire) },
  message: 'outcome.done',
  problems: [],
});

/** Invites a person by mail to become an administrator. Inviting the same address again replaces the earlier invitation. */
export const inviteAdministrator = endpoint({
  method: 'POST',
  path: '/admin/administrators/invite',
  access: 'administrator',
  permission: 'administrators.manage',
  needsProof: true,
  feature: 'administrators',
  summary: 'Invite an administrator by mail',
  changes: ['administrators'],
  input: z.object({ email, name, role }),
  data: z.object({ ai_id: z.number().int() }),
  status: 201,
  message: 'outcome.administrator_invited',
  problems: ['already_registered'],
});

/** Changes the name, role or status of another administrator. A switched-off administrator is signed out at once. */
export const updateAdministrator = endpoint({
  method: 'POST',
  path: '/admin/administrators/update',
  access: 'administrator',
  permission: 'administrators.manage',
  needsProof: true,
  feature: 'administrators',
  summary: 'Change the name, role or status of an administrator',
  changes: ['administrators'],
  input: z.object({
    administrator_id: rowId,
    name: name.optional(),
    role: role.optional(),
    status: z.enum(accountStatuses, says('validation.choice')).optional(),
    reason: line(longestReason, 'validation.reason_text').optional(),
  }),
  data: z.null(),
  message: 'outcome.administrator_updated',
  problems: ['not_found', 'not_yourself', 'last_owner'],
});

/** Removes another administrator for good, or withdraws an invitation. What they did stays in the audit log. */
export const removeAdministrator = endpoint({
  method: 'POST',
  path: '/admin/administrators/remove',
  access: 'administrator',
  permission: 'administrators.manage',
  needsProof: true,
  feature: 'administrators',
  summary: 'Remove an administrator, or withdraw an invitation',
  changes: ['administrators'],
  input: z
    .object({
      administrator_id: rowId.optional(),
      invitation_id: rowId.optional(),
      reason: line(longestReason, 'validation.reason_text').optional(),
    })
    .refine((input) => (input.administrator_id === undefined) !== (input.invitation_id === undefined), {
      ...says('validation.id'),
      path: ['administrator_id'],
    }),
  data: z.null(),
  message: 'outcome.administrator_removed',
  problems: ['not_found', 'not_yourself', 'last_owner'],
});

/** The secret of the link in the mail: `/administrator-invitation?token=…`. */
const token = line(100, 'validation.required');

/** What an invitation offers. A wrong, used, withdrawn and expired token get the same answer. */
export const showAdministratorInvitation = endpoint({
  method: 'POST',
  path: '/administrator_invitation/show',
  access: 'public',
  feature: 'administrators',
  summary: 'What an invitation to become an administrator offers, by its token',
  changes: [],
  input: z.object({ token }),
  data: z.object({ ai_name: z.string(), ai_role: role, ai_expires_at: z.iso.datetime() }),
  message: 'outcome.done',
  problems: ['not_found'],
});

/** Accepts an invitation: sets the password, and signs in. */
export const acceptAdministratorInvitation = endpoint({
  method: 'POST',
  path: '/administrator_invitation/accept',
  access: 'public',
  feature: 'administrators',
  summary: 'Become an administrator with the token of an invitation',
  changes: [],
  input: z.object({ token, password: newPassword }),
  data: sessionData,
  status: 201,
  message: 'outcome.signed_in',
  problems: ['not_found', 'already_registered'],
});

/** Takes the second factor of another administrator away, who has lost it. The days of grace begin anew. */
export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second_factor/reset',
  access: 'administrator',
  permission: 'administrators.manage',
  needsProof: true,
  feature: 'administrators',
  summary: 'Take the second factor of an administrator away, with a reason',
  changes: ['administrators'],
  input: z.object({ administrator_id: rowId, reason: line(longestReason, 'validation.reason_text') }),
  data: z.null(),
  message: 'outcome.second_factor_reset',
  problems: ['not_found', 'not_yourself'],
});
