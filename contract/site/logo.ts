import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { upload } from '#contract/calls/upload.ts';
import { logoLimits } from './logo.fields.ts';
import { siteToEdit } from './site-editing.ts';

/**
 * Replaces the logo of the site by a PNG, JPEG or WebP. It is drawn anew without metadata, in the sizes of pages, mails and icons;
 * what is transparent stays so. Replaced files are removed.
 */
export const uploadLogo = endpoint({
  method: 'POST',
  path: '/admin/site/logo',
  access: 'administrator',
  permission: 'site.edit',
  needsProof: true,
  feature: 'site',
  summary: 'Upload the logo of the site',
  changes: ['site'],
  input: z.object({ logo: upload }),
  files: { logo: 1 },
  fileBytes: logoLimits.bytes,
  data: siteToEdit,
  message: 'outcome.logo_changed',
  problems: ['logo_not_supported', 'animated_photo', 'too_many_pixels', 'broken_photo', 'unavailable'],
});

/** Removes the logo of the site; pages, mails and icons show the mark of the product again. */
export const removeLogo = endpoint({
  method: 'POST',
  path: '/admin/site/logo/remove',
  access: 'administrator',
  permission: 'site.edit',
  needsProof: true,
  feature: 'site',
  summary: 'Remove the logo of the site',
  changes: ['site'],
  input: z.object({}),
  data: siteToEdit,
  message: 'outcome.logo_removed',
  problems: [],
});
