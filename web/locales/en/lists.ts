import { defineTexts } from '#web/locales/define-texts.ts';

/** Texts of lists that members and administrators share: search, order and pages; and how long ago something was. */
const lists = {
  search: 'Search',
  clearSearch: 'Clear the search',
  order: 'Sort by',
  refresh: 'Refresh',
  filters: {
    open: 'Filters',
    openChosen: 'Filters: {{chosen}}',
    title: 'Filters',
    close: 'Show the list',
  },
  summary: '{{first}}–{{last}} of {{total}}',
  pages: 'Pages',
  page: 'Page {{number}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  noMatchTitle: 'Nothing found for “{{text}}”',
  noMatchText: 'Check the spelling, or search for a part of it.',
  beyondTitle: 'This page is empty',
  beyondText: 'The list has become shorter since you opened it.',
  toFirstPage: 'Go to the first page',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  nameAscending: 'Name, A to Z',
  nameDescending: 'Name, Z to A',
  activeFirst: 'Active first',
  inactiveFirst: 'Inactive first',
  showMore: 'Show more',
  showLess: 'Show less',
  export: {
    button: 'Export',
    title: 'Export as a spreadsheet?',
    what: {
      members:
        'The file has all members that the search and the filters find, not only this page: name, ID, date of birth, faith, place, status and plan. It has contact details only if your role may see them.',
      enquiries:
        'The file has all enquiries that the search and the filters find, not only this page: name, e-mail, phone, message and note.',
      payments: 'The file has every receipt and credit note of these days, with its taxes.',
      'audit-log': 'The file has all entries that the filters find, not only this page.',
    },
    proof: 'You may have to enter your password first. The export will be in the audit log.',
    confirm: 'Yes, export',
    done: 'The list is saved as a spreadsheet. The export is in the audit log.',
    failed: 'The export failed',
    failedText: 'Something went wrong. Please try again later.',
  },
  time: {
    now: 'just now',
    minutes_one: '{{count}} minute ago',
    minutes_other: '{{count}} minutes ago',
    hours_one: '{{count}} hour ago',
    hours_other: '{{count}} hours ago',
    days_one: '{{count}} day ago',
    days_other: '{{count}} days ago',
    yesterday: 'yesterday',
    onDate: 'on {{date}}',
    todayLine: 'Today',
    yesterdayLine: 'Yesterday',
  },
} as const;

export const useListsTexts = defineTexts('lists', lists);
