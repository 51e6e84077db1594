import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of the screens Today's Match, My Match and More Matches. */
const matches = {
  todayCount_one: '{{number}} profile in today’s matches',
  todayCount_other: '{{number}} profiles in today’s matches',
  todayOrder: 'Profiles that you have not seen before are new for you. The best matches come first.',
  todayFresh: 'Joined or changed this week',
  todayOthers: 'Others who fit',
  // The documented text, where it is true of all of them.
  new_one: 'We found {{number}} new profile matching your preference',
  new_other: 'We found {{number}} new profiles matching your preference',
  newToday_one: '{{number}} new profile for you today',
  newToday_other: '{{number}} new profiles for you today',
  found_one: '{{number}} member fits, fully or in part.',
  found_other: '{{number}} members fit, fully or in part.',
  foundMoreThan: 'More than {{number}} members fit, fully or in part.',
  inPart: 'Others, who fit in part',
  mustHaves: {
    both: 'They meet your must-haves, and you meet theirs.',
    theirs: 'You meet their must-haves.',
  },
  everybody_one: '{{number}} member. You have given no preference yet.',
  everybody_other: '{{number}} members, those like you first. You have given no preference yet.',
  everybodyMoreThan: 'More than {{number}} members, those like you first. You have given no preference yet.',
  givePreference: 'Give a preference',
  searched_one: '{{number}} profile in My Match has these words',
  searched_other: '{{number}} profiles in My Match have these words',
  searchedMoreThan: 'More than {{number}} profiles in My Match have these words',
  missing_one: '{{number}} more member fits less.',
  missing_other: '{{number}} more members fit less.',
  missingMoreThan: 'More than {{number}} more members fit less.',
  counting: 'Looking for profiles…',
  emptyTitle: 'No data found',
  today: {
    emptyText: 'There is nobody new for you today. You will get a new list tomorrow.',
  },
  my: {
    emptyText: 'At present nobody fits. Look at More Matches, or change a preference.',
  },
  more: {
    emptyText:
      'No more matches. All others miss something that you, or they, must have. To see more people, change your preference.',
  },
  searchLabel: 'Name, place, profession, community or member ID',
  noneFoundTitle: 'No data found for “{{text}}”',
  noneFoundText:
    'Try a name, a place, a profession, a qualification or a member ID, or look at the whole list.',
  clearSearch: 'Show the whole list',
  toMyMatch: 'My Match',
  toMoreMatch: 'More Matches',
  toPreference: 'Partner preference',
  toWiden: 'Change a preference',
} as const;

export const useMatchesTexts = defineTexts('matches', matches);
