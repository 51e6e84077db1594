import { moderation } from '#web/locales/en/moderation.ts';
import { defineTexts } from './define-texts.ts';

export const useModerationTexts = defineTexts('moderation', moderation);
