import { notices } from '#web/locales/en/profile/notices.ts';
import { defineTexts } from '../define-texts.ts';

export const useNoticesTexts = defineTexts('notices', notices);
