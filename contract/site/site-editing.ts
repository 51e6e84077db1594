import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { publicLogo } from './logo.fields.ts';
import { namedSettingFields } from './site-settings.fields.ts';

const namedSettings = z.object(namedSettingFields);

/** The settings of the site for the operator, those that visitors never see included. */
export const siteToEdit = z.object({
  values: namedSettings,
  defaults: namedSettings,
  /** Null for the mark of the product. It is changed by calls of its own. */
  logo: publicLogo.nullable(),
  /** Which settings were changed, when, and by which administrator; null for the command line. */
  changes: z.array(
    z.object({ name: z.string(), changed_at: z.iso.datetime(), changed_by: z.string().nullable() }),
  ),
});

/** All settings, their defaults and their latest changes. */
export const showSiteSettings = endpoint({
  method: 'POST',
  path: '/admin/site',
  access: 'administrator',
  permission: 'site.edit',
  feature: 'site',
  summary: 'All settings of the site',
  changes: [],
  reads: ['site'],
  input: z.object({}),
  data: siteToEdit,
  message: 'outcome.done',
  problems: [],
});

/**
 * Changes the settings that the input names and leaves the others. `previous` are the values that the client had read of them: when
 * one was changed since, nothing is saved, and the problem names it (decision 13).
 */
export const updateSiteSettings = endpoint({
  method: 'POST',
  path: '/admin/site/update',
  access: 'administrator',
  permission: 'site.edit',
  needsProof: true,
  feature: 'site',
  summary: 'Change settings of the site',
  changes: ['site'],
  input: namedSettings.partial().extend({ previous: z.record(z.string(), z.unknown()).optional() }),
  data: siteToEdit,
  message: 'outcome.site_changed',
  problems: ['changed_elsewhere'],
});
