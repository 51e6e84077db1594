import { stories } from '#web/locales/en/stories/stories.ts';
import { defineTexts } from '../define-texts.ts';

export const useStoriesTexts = defineTexts('stories', stories);
