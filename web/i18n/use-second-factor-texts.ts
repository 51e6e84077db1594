import { secondFactor } from '#web/locales/en/second-factor.ts';
import { defineTexts } from './define-texts.ts';

export const useSecondFactorTexts = defineTexts('secondFactor', secondFactor);
