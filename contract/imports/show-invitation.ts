import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { importFields } from './import-fields.fields.ts';

/** The secret of an invitation's link: `/invitation?token=…`. */
export const invitationToken = line(100, 'validation.required');

/** What is held about a person who was imported, for that person alone. Wrong, used and erased tokens are one answer. */
export const showInvitation = endpoint({
  method: 'POST',
  path: '/invitation/show',
  access: 'public',
  feature: 'imports',
  summary: 'What is held about an imported person, by the token of the invitation',
  input: z.object({ token: invitationToken }),
  data: z.object({
    /** By the names of the profile's save form, in their order, as the profile would show them. */
    iv_facts: z.partialRecord(z.enum(importFields), z.string()),
    /** What registration asks for and nobody told: the claim must bring it. */
    iv_missing: z.array(z.string()),
    /** Estimated facts (the date of birth from an age): the claim must bring them too. */
    iv_to_confirm: z.array(z.string()),
    /** Who gave these facts to us, as the import that brought them says; null when it does not. */
    iv_source: z.string().nullable(),
    iv_created_at: z.iso.datetime(),
    /** When all of this is erased, unless the person answers. */
    iv_expires_at: z.iso.datetime(),
    /** The version of the terms that the person would consent to. */
    iv_terms_version: z.string(),
  }),
  message: 'outcome.done',
  problems: ['not_found'],
});
