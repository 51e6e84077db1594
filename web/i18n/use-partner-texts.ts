import { partner } from '#web/locales/en/partner.ts';
import { defineTexts } from './define-texts.ts';

export const usePartnerTexts = defineTexts('partner', partner);
