import { information } from '#web/locales/en/information.ts';
import { defineTexts } from '../define-texts.ts';

export const useInformationTexts = defineTexts('information', information);
