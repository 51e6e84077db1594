import { member } from '#web/locales/en/member.ts';
import { defineTexts } from './define-texts.ts';

export const useMemberTexts = defineTexts('member', member);
