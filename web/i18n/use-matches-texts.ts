import { matches } from '#web/locales/en/matches.ts';
import { defineTexts } from './define-texts.ts';

export const useMatchesTexts = defineTexts('matches', matches);
