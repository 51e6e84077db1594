import { defineTexts } from '#web/i18n/define-texts.ts';
import { members } from '#web/locales/en/admin/members.ts';

export const useMembersTexts = defineTexts('members', members);
