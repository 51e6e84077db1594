import { defineTexts } from '#web/locales/define-texts.ts';

/** The public pages of success stories: all of them, and one. */
export const stories = {
  title: 'Success stories',
  lead: 'Couples who found each other here, in their own words.',
  description:
    'Real stories of couples who found each other here: how they met, when they married, and what they say to those who are still looking.',
  add: 'Add your Story',
  search: {
    label: 'Search by name or place',
    button: 'Search',
    all: 'Show all stories',
  },
  married: 'Married in {{month}}',
  marriedAt: 'Married in {{place}} in {{month}}',
  total_one: '{{shown}} story',
  total_other: '{{shown}} stories',
  found_one: '{{shown}} story for “{{search}}”',
  found_other: '{{shown}} stories for “{{search}}”',
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    current: 'Page {{page}} of {{pages}}',
    title: '{{title}}, page {{page}}',
  },
  none: {
    title: 'No success stories yet',
    text: 'When couples who met here share their story, you will find it here. Perhaps yours is the first.',
  },
  noneFound: {
    title: 'No story found',
    text: 'No couple or place matches “{{search}}”.',
  },
  beyond: {
    title: 'There are no stories on this page',
    text: 'The list is shorter now, or the address is wrong.',
    first: 'Go to the first page',
  },
  invitation: {
    title: 'Did you find each other here?',
    text: 'Tell how it happened. A story gives hope to families who are still looking.',
  },
  story: {
    all: 'All success stories',
    bride: 'Bride',
    groom: 'Groom',
    wedding: 'Wedding',
    place: 'Place',
    title: '{{bride}} & {{groom}}: a success story',
    loading: 'Loading the story…',
    others: 'More stories',
    share: 'Share this story',
    copied: 'The link is copied.',
    notCopied: 'Please copy the address of this page from the address bar of your browser.',
  },
  gone: {
    title: 'This story is not here',
    text: 'It may have been removed, or the address is incomplete. Please read one of the other stories.',
  },
} as const;

export const useStoriesTexts = defineTexts('stories', stories);
