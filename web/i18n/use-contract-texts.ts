import { english } from '#contract/locales/en.ts';
import { defineTexts } from './define-texts.ts';

/** The server's sentences: `useContractTexts()('validation.email')`. */
export const useContractTexts = defineTexts('contract', english);
