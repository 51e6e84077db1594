import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { says } from '../messages.ts';

const informationPages = ['terms', 'privacy', 'grievance'] as const;

/** One of the pages the law asks for, filled from the site settings. */
export const showPage = endpoint({
  method: 'GET',
  path: '/site/page',
  access: 'public',
  feature: 'site',
  summary: 'The terms, the privacy notice or the grievance page',
  input: z.object({ page: z.enum(informationPages, says('validation.choice')) }),
  data: z.object({
    page: z.enum(informationPages),
    /** The version of the terms that this text belongs to. */
    version: z.string(),
    /** Plain paragraphs; a line that starts with `## ` is a heading, one with `- ` an item of a list. */
    text: z.string(),
  }),
  message: 'outcome.done',
  problems: [],
});
