/** Texts of the screens Today's Match, My Match and More Matches. */
export const matches = {
  todayCount_one: '{{number}} profile in today’s matches',
  todayCount_other: '{{number}} profiles in today’s matches',
  todayOrder: 'Those who joined or updated their profile this week come first, then the best matches.',
  new_one: 'We found {{number}} new profile matching your preference',
  new_other: 'We found {{number}} new profiles matching your preference',
  found_one:
    '{{number}} profile. You meet each other’s must-haves, and at least half of your preferences fit.',
  found_other:
    '{{number}} profiles. You meet each other’s must-haves, and at least half of your preferences fit.',
  foundMoreThan:
    'More than {{number}} profiles. You meet each other’s must-haves, and at least half of your preferences fit.',
  searched_one: '{{number}} profile in My Match has these words',
  searched_other: '{{number}} profiles in My Match have these words',
  searchedMoreThan: 'More than {{number}} profiles in My Match have these words',
  missing_one:
    '{{number}} more profile. You meet each other’s must-haves, but fewer than half of your preferences fit.',
  missing_other:
    '{{number}} more profiles. You meet each other’s must-haves, but fewer than half of your preferences fit.',
  missingMoreThan:
    'More than {{number}} more profiles. You meet each other’s must-haves, but fewer than half of your preferences fit.',
  counting: 'Looking for profiles…',
  emptyTitle: 'No data found',
  today: {
    emptyText: 'There is nobody new for you today. You will get a new list tomorrow.',
  },
  my: {
    emptyText:
      'There is no profile at present where you meet each other’s must-haves. To see more, remove a must-have.',
  },
  more: {
    emptyText:
      'You see everybody already: in My Match, or among your connections. To see more, remove a must-have.',
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
