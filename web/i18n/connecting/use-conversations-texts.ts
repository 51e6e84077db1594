import { conversations } from '#web/locales/en/connecting/conversations.ts';
import { defineTexts } from '../define-texts.ts';

export const useConversationsTexts = defineTexts('conversations', conversations);
