import { defineTexts } from '#web/i18n/define-texts.ts';
import { adminStories } from '#web/locales/en/admin/stories.ts';

export const useStoriesTexts = defineTexts('adminStories', adminStories);
