import { formsEnglish } from '#contract/locales/en-forms.ts';
import { defineTexts } from './define-texts.ts';

/** What forms say of fields and photos: `useContractTexts()('validation.email')`. */
export const useContractTexts = defineTexts('contract', formsEnglish);
