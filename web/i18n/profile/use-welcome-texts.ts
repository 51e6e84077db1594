import { welcome } from '#web/locales/en/profile/welcome.ts';
import { defineTexts } from '../define-texts.ts';

export const useWelcomeTexts = defineTexts('welcome', welcome);
