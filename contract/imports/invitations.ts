import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { paging } from '#contract/calls/envelope.ts';
import { rowId } from '#contract/fields/fields.ts';
import { listing, queryRowId } from '#contract/calls/listing.ts';
import { says } from '#contract/calls/messages.ts';
import { wireMapper } from '#contract/fields/wire.ts';
import { importDetailsWire } from './import.wire.ts';
import { importField } from './mapping.fields.ts';

/** waiting (the person has not been invited yet) → invited → claimed or declined. */
const invitationStates = ['waiting', 'invited', 'claimed', 'declined'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** An invitation as administrators list it. A claimed or declined one has no personal data any more. */
export const invitationWire = z.object({
  iv_id: z.number().int(),
  iv_import_id: z.number().int().nullable(),
  iv_state: z.enum(invitationStates),
  /** The person's number in the sheet. */
  iv_number: z.string().nullable(),
  iv_name: z.string().nullable(),
  iv_age: z.number().int().nullable(),
  /** The town where the person lives, or is from. */
  iv_place: z.string().nullable(),
  iv_email: z.string().nullable(),
  iv_mobile: z.string().nullable(),
  iv_created_at: z.iso.datetime(),
  /** Whether a mail was ordered and has not left yet. */
  iv_is_sending: z.boolean(),
  iv_invited_at: z.iso.datetime().nullable(),
  /** When an unanswered invitation is erased. */
  iv_expires_at: z.iso.datetime(),
});

export const invitationMapper = wireMapper({
  id: 'iv_id',
  importId: 'iv_import_id',
  state: 'iv_state',
  number: 'iv_number',
  name: 'iv_name',
  age: 'iv_age',
  place: 'iv_place',
  email: 'iv_email',
  mobile: 'iv_mobile',
  createdAt: 'iv_created_at',
  isSending: 'iv_is_sending',
  invitedAt: 'iv_invited_at',
  expiresAt: 'iv_expires_at',
});

/** The invitations of one import or of all, newest first by default. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/admin/invitations/list',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'List invitations',
  reads: ['invitations'],
  input: z.object({
    ...listing(['created_at', 'name', 'state']),
    import_id: queryRowId.optional(),
    state: z.enum(invitationStates, says('validation.choice')).optional(),
  }),
  data: z.array(invitationWire),
  extra: paging,
  message: 'outcome.done',
  problems: [],
});

/** What is stored of one imported person, for an administrator who checks the sheet. An answered or unknown invitation is not found. */
export const showInvitedPerson = endpoint({
  method: 'GET',
  path: '/admin/invitations/show',
  access: 'administrator',
  permission: 'imports.run',
  feature: 'imports',
  summary: 'What is held about an imported person',
  reads: ['invitations'],
  input: z.object({ invitation_id: queryRowId }),
  data: z.object({
    /** By the names of the profile's save form, in their order, as the profile would show them. */
    iv_facts: z.partialRecord(importField, z.string()),
    /** Estimated facts, which the person is asked to confirm. */
    iv_to_confirm: z.array(z.string()),
    /** Who gave the sheet; null when the import does not name anyone. */
    iv_source: z.string().nullable(),
  }),
  message: 'outcome.done',
  problems: ['not_found'],
});

/**
 * Orders the invitation mails of waiting people with an e-mail address: all of an import, or the chosen ones. A limited
 * number leaves each minute.
 */
export const sendInvitations = endpoint({
  method: 'POST',
  path: '/admin/imports/invite',
  access: 'administrator',
  permission: 'imports.run',
  needsProof: true,
  feature: 'imports',
  summary: 'Invite imported people by mail',
  changes: ['imports', 'invitations'],
  input: z
    .object({
      import_id: rowId.optional(),
      /** Only these. One of both must be given. */
      invitation_ids: z
        .array(rowId)
        .min(1, says('validation.required'))
        .max(200, says('validation.too_many'))
        .optional(),
    })
    .refine(({ import_id, invitation_ids }) => (import_id ?? invitation_ids) !== undefined, {
      ...says('validation.required'),
      path: ['import_id'],
    }),
  /** How many mails will leave. */
  data: z.object({ mails: z.number().int() }),
  message: 'outcome.invitations_ordered',
  problems: [],
});

const invitationKey = z.object({ invitation_id: rowId });

/**
 * Makes the link of one invitation, which the administrator hands over by other means than our mail. An earlier link of
 * the person stops working. The link is shown only in this answer.
 */
export const linkInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations/link',
  access: 'administrator',
  permission: 'imports.run',
  needsProof: true,
  feature: 'imports',
  summary: 'Make the link of an invitation, to be handed over',
  changes: ['invitations'],
  input: invitationKey,
  data: z.object({ link: z.string() }),
  message: 'outcome.done',
  problems: [],
});

/** The most links of one file. */
export const mostLinksOfFile = 1000;

/**
 * Makes the links of the people of an import without an e-mail address, as one CSV: the number in the sheet, the name, the mobile number,
 * the link. All of them count as invited from then on. Those who have a link keep it and are not in the file, unless `renews` asks for new
 * ones, which end the earlier ones. Of more people than one file holds the others are in the next one. The links are only in this answer.
 */
export const linkInvitations = endpoint({
  method: 'POST',
  path: '/admin/imports/links',
  access: 'administrator',
  permission: 'imports.run',
  needsProof: true,
  feature: 'imports',
  summary: 'Make the links of an import, to be handed over',
  changes: ['imports', 'invitations'],
  input: z.object({
    import_id: rowId,
    renews: z.boolean(says('validation.choice')).default(false),
  }),
  data: z.object({ links: z.number().int(), csv: z.string() }),
  message: 'outcome.done',
  problems: ['not_found'],
});

/**
 * Erases the data of a person who asked for that by other means than the link, as if they had declined. An answered or
 * unknown invitation is not found.
 */
export const eraseInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations/erase',
  access: 'administrator',
  permission: 'imports.run',
  needsProof: true,
  feature: 'imports',
  summary: 'Erase what is held about an imported person',
  changes: ['invitations', 'imports'],
  input: invitationKey,
  data: z.null(),
  message: 'outcome.invitation_erased',
  problems: ['not_found'],
});

/**
 * Undoes an import: erases the people of it who have not claimed their profile, with their photos and links. It continues after the
 * answer. Nobody asked for it, so a later sheet may bring them again. Members stay.
 */
export const removeImportedPeople = endpoint({
  method: 'POST',
  path: '/admin/imports/remove_people',
  access: 'administrator',
  permission: 'imports.run',
  needsProof: true,
  feature: 'imports',
  summary: 'Remove the people that an import brought',
  changes: ['invitations', 'imports'],
  input: z.object({ import_id: rowId }),
  data: importDetailsWire,
  message: 'outcome.people_removing',
  problems: ['not_found', 'import_is_running'],
});
