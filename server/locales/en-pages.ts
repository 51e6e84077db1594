import { grievancePage } from './en-grievance.ts';
import { privacyPage } from './en-privacy.ts';
import { refundsPage } from './en-refunds.ts';
import { termsPage } from './en-terms.ts';

/** What the texts of the pages are filled with. A line that names an empty one is left out. */
export type PageName =
  | 'site'
  | 'publicUrl'
  | 'supportEmail'
  | 'supportPhone'
  | 'address'
  | 'grievanceOfficer'
  | 'grievanceEmail'
  | 'legalAgeBride'
  | 'legalAgeGroom'
  | 'termsVersion';

/**
 * The pages the law asks for, in English, line by line: `## ` begins a heading, `- ` an item, `{name}` is filled in.
 * They are careful defaults for a matrimonial site in India, not legal advice: the operator reads and may replace them.
 */
export const englishPages = {
  terms: termsPage,
  privacy: privacyPage,
  grievance: grievancePage,
  refunds: refundsPage,
} as const;
