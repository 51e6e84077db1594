/** Texts of the fields that offer the values of a choice list. */
export const choices = {
  choose: 'Choose or type to search',
  waiting: {
    religion: 'Please choose the religion first',
    profession_area: 'Please choose the profession area first',
    country: 'Please choose the country first',
    state: 'Please choose the state first',
  },
  add: 'Add by typing or choosing',
  addOwn: 'Type, then press Enter',
  other: 'Other',
  ownWords: '{{label}}: please write it',
  clear: 'Clear: {{label}}',
  remove: 'Remove {{value}}',
  chosen: '{{label}}: chosen',
  removed: '{{value}} removed.',
  addWords: 'Add “{{words}}”',
  noMatch: 'Nothing in the list fits.',
  more: 'There are more: keep typing to find yours.',
  atLeast: 'Select all at least …',
  nowChosen_one: '{{count}} value chosen.',
  nowChosen_other: '{{count}} values chosen.',
} as const;
