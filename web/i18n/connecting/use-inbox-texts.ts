import { inbox } from '#web/locales/en/connecting/inbox.ts';
import { defineTexts } from '../define-texts.ts';

export const useInboxTexts = defineTexts('inbox', inbox);
