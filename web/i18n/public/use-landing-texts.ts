import { landing } from '#web/locales/en/landing.ts';
import { defineTexts } from '../define-texts.ts';

export const useLandingTexts = defineTexts('landing', landing);
