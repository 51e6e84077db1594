import { synonyms } from '#web/locales/en/admin/synonyms.ts';
import { defineTexts } from '../define-texts.ts';

export const useSynonymsTexts = defineTexts('synonyms', synonyms);
