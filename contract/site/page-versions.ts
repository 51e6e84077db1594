import { z } from 'zod';
import { endpoint } from '#contract/calls/endpoint.ts';
import { says } from '#contract/calls/messages.ts';
import { settingLine, settingText } from './setting-kinds.fields.ts';
import { informationPages } from './site.ts';

const page = z.enum(informationPages, says('validation.choice'));
const version = settingLine.min(1, says('validation.required')).max(40, says('validation.too_long'));

/** A legal page as the operator edits it. */
const pageToEdit = z.object({
  page: z.enum(informationPages),
  /** The present version. */
  version: z.string(),
  /** The operator's own text, with names of settings in braces; empty for the text of the product. */
  text: z.string(),
  /** The text of the product, in the same form. */
  product_text: z.string(),
  /** The names that a text may contain, with their present values. */
  names: z.record(z.string(), z.string()),
  versions: z.array(
    z.object({
      version: z.string(),
      is_product: z.boolean(),
      note: z.string(),
      published_at: z.iso.datetime().nullable(),
      /** Null for the command line. */
      published_by: z.string().nullable(),
    }),
  ),
});

/** A legal page with its source and its versions. */
export const showPageVersions = endpoint({
  method: 'GET',
  path: '/admin/site/page',
  access: 'administrator',
  permission: 'site.edit',
  feature: 'site',
  summary: 'A legal page with its versions',
  reads: ['site'],
  input: z.object({ page }),
  data: pageToEdit,
  message: 'outcome.done',
  problems: [],
});

/**
 * Publishes a text as a new version; the earlier ones stay readable. `previous` is the version that the client had read: when another
 * one was published since, nothing is published.
 */
export const publishPage = endpoint({
  method: 'POST',
  path: '/admin/site/page/publish',
  access: 'administrator',
  permission: 'site.edit',
  needsProof: true,
  feature: 'site',
  summary: 'Publish a version of a legal page',
  changes: ['site'],
  input: z.object({
    page,
    /** Empty for the text of the product. */
    text: settingText,
    version,
    /** What is new, for the list of versions. */
    note: settingLine,
    previous: z.string().max(40, says('validation.too_long')).optional(),
  }),
  data: pageToEdit,
  message: 'outcome.page_published',
  problems: ['changed_elsewhere'],
});
