import { storyCards } from '#web/locales/en/stories/story-cards.ts';
import { defineTexts } from '../define-texts.ts';

export const useStoryCardsTexts = defineTexts('storyCards', storyCards);
