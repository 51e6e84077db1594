import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of the fields that offer the values of a choice list. */
const choices = {
  choose: 'Choose or type to search',
  waiting: {
    religion: 'Please choose the religion first',
    community: 'Please choose the community first',
    profession_area: 'Please choose the profession area first',
    country: 'Please choose the country first',
    state: 'Please choose the state first',
  },
  add: 'Add by typing or choosing',
  addOwn: 'Type, then press Enter',
  other: 'Other',
  ownWords: '{{label}}: please type it',
  clear: 'Clear: {{label}}',
  remove: 'Remove {{value}}',
  whole: '{{value}} (all)',
  chosen: '{{label}}: chosen',
  removed: '{{value}} removed.',
  addedTo: '{{value}} is added to “{{field}}”.',
  addWords: 'Add “{{words}}”',
  useWords: 'Use “{{words}}”',
  elsewhere: '{{label}} · {{parent}}',
  noMatch: 'Not found in the list.',
  more: 'There are more: keep typing to find yours.',
  atLeast: 'Choose a minimum…',
  nowChosen_one: '{{count}} value chosen.',
  nowChosen_other: '{{count}} values chosen.',
} as const;

export const useChoicesTexts = defineTexts('choices', choices);
