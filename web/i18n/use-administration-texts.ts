import { administration } from '#web/locales/en/administration.ts';
import { defineTexts } from './define-texts.ts';

export const useAdministrationTexts = defineTexts('administration', administration);
