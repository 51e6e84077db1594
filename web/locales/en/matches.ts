/** Texts of the screens Today's Match, My Match and More Matches. */
export const matches = {
  todayCount_one: '{{number}} profile on your list of today',
  todayCount_other: '{{number}} profiles on your list of today',
  todayOrder: 'Who joined or changed the profile this week comes first, then the best matches.',
  new_one: 'We found {{number}} new profile matching your preference',
  new_other: 'We found {{number}} new profiles matching your preference',
  found_one: '{{number}} profile fits your must-haves, both ways, and at least half of your wishes',
  found_other: '{{number}} profiles fit your must-haves, both ways, and at least half of your wishes',
  foundMoreThan:
    'More than {{number}} profiles fit your must-haves, both ways, and at least half of your wishes',
  searched_one: '{{number}} profile of My Match has these words',
  searched_other: '{{number}} profiles of My Match have these words',
  searchedMoreThan: 'More than {{number}} profiles of My Match have these words',
  missing_one: '{{number}} more profile fits your must-haves, both ways, but less than half of your wishes',
  missing_other: '{{number}} more profiles fit your must-haves, both ways, but less than half of your wishes',
  missingMoreThan:
    'More than {{number}} more profiles fit your must-haves, both ways, but less than half of your wishes',
  counting: 'Looking for profiles…',
  emptyTitle: 'No data found',
  today: {
    emptyText: 'There is nobody new for you today. You will get a new list tomorrow.',
  },
  my: {
    emptyText:
      'Nobody fits your must-haves, both ways, now. Mark fewer criteria as must-have to see more profiles.',
  },
  more: {
    emptyText:
      'Everybody who fits your must-haves, both ways, is in My Match, or connected with you already. To see more profiles, mark fewer criteria as must-have.',
  },
  searchLabel: 'Name, place, profession, community or ID',
  noneFoundTitle: 'No data found for “{{text}}”',
  noneFoundText:
    'Try a name, a place, a profession, a qualification or a profile ID, or look at the whole list.',
  clearSearch: 'Show the whole list',
  toMyMatch: 'My Match',
  toMoreMatch: 'More Matches',
  toPreference: 'Partner preference',
  toWiden: 'Widen a wish',
} as const;
