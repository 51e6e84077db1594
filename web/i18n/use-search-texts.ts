import { search } from '#web/locales/en/search.ts';
import { defineTexts } from './define-texts.ts';

export const useSearchTexts = defineTexts('search', search);
