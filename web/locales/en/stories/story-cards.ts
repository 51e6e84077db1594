import { defineTexts } from '#web/locales/define-texts.ts';

/** Cards of success stories, on every public page that shows some. */
const storyCards = {
  couple: '{{bride}} & {{groom}}',
  readMore: 'Read more',
  /** Follows “Read more” for screen readers and search engines. */
  readMoreOf: ' of the story of {{bride}} and {{groom}}',
} as const;

export const useStoryCardsTexts = defineTexts('storyCards', storyCards);
