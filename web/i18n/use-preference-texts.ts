import { preference } from '#web/locales/en/preference.ts';
import { defineTexts } from './define-texts.ts';

export const usePreferenceTexts = defineTexts('preference', preference);
