/** Texts of the screens Todays Match, My Match and More Matches. */
export const matches = {
  found_one: 'we found {{number}} new profile matching your preferance',
  found_other: 'we found {{number}} new profiles matching your preferance',
  foundMoreThan: 'we found more than {{number}} new profiles matching your preferance',
  missing_one: 'we found {{number}} profile that misses only a part of your preference',
  missing_other: 'we found {{number}} profiles that miss only a part of your preference',
  missingMoreThan: 'we found more than {{number}} profiles that miss only a part of your preference',
  counting: 'Looking for profiles…',
  emptyTitle: 'No data found',
  today: {
    emptyText:
      'There is nobody new for you today. Tomorrow brings a new list; until then, look among all who fit.',
  },
  my: {
    emptyText:
      'Nobody here meets all your must-haves while you meet theirs. Marking fewer criteria as must-have brings more profiles.',
  },
  more: {
    emptyText:
      'Nobody misses only a part of what you look for. Those who fit are in My Match; the more you state in your partner preference, the better we can sort.',
  },
  searchLabel: 'Name, place, profession, qualification or ID',
  noneFoundTitle: 'No data found for “{{text}}”',
  noneFoundText:
    'Try a name, a place, a profession, a qualification or a profile ID, or look at the whole list.',
  clearSearch: 'Show the whole list',
  toMyMatch: 'My Match',
  toMoreMatch: 'More Matches',
  toPreference: 'Partner preference',
} as const;
