import { invitation } from '#web/locales/en/invitation.ts';
import { defineTexts } from '../define-texts.ts';

export const useInvitationTexts = defineTexts('invitation', invitation);
