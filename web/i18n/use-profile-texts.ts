import { profile } from '#web/locales/en/profile/profile.ts';
import { defineTexts } from './define-texts.ts';

export const useProfileTexts = defineTexts('profile', profile);
