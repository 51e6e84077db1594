import { conversations } from '#web/locales/en/conversations/conversations.ts';
import { defineTexts } from '../define-texts.ts';

export const useConversationsTexts = defineTexts('conversations', conversations);
