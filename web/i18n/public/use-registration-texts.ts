import { registration } from '#web/locales/en/public/registration.ts';
import { defineTexts } from '../define-texts.ts';

export const useRegistrationTexts = defineTexts('registration', registration);
