import { moderation } from '#web/locales/en/moderation.ts';
import { defineTexts } from '#web/i18n/define-texts.ts';

export const useModerationTexts = defineTexts('moderation', moderation);
