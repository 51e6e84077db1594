import { partners } from '#web/locales/en/partners/partners.ts';
import { defineTexts } from './define-texts.ts';

export const usePartnersTexts = defineTexts('partners', partners);
