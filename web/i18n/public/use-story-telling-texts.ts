import { storyTelling } from '#web/locales/en/stories/story-telling.ts';
import { defineTexts } from '../define-texts.ts';

export const useStoryTellingTexts = defineTexts('storyTelling', storyTelling);
