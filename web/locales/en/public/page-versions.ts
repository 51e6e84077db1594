import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of the versions of an information page. */
const pageVersions = {
  earlier: 'This is version {{version}}. It no longer applies.',
  toCurrent: 'Read the current version',
  title: 'Versions',
  version: 'Version {{version}}',
  current: 'Version {{version}} (this one)',
  since: 'from {{date}}',
} as const;

export const usePageVersionsTexts = defineTexts('pageVersions', pageVersions);
