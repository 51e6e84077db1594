import { choices } from '#web/locales/en/choices.ts';
import { defineTexts } from '../define-texts.ts';

export const useChoicesTexts = defineTexts('choices', choices);
