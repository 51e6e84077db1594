import { pageVersions } from '#web/locales/en/public/page-versions.ts';
import { defineTexts } from '../define-texts.ts';

export const usePageVersionsTexts = defineTexts('pageVersions', pageVersions);
