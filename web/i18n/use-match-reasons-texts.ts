import { matchReasons } from '#web/locales/en/partners/match-reasons.ts';
import { defineTexts } from './define-texts.ts';

export const useMatchReasonsTexts = defineTexts('matchReasons', matchReasons);
