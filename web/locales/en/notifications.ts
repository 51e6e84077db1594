/** Texts of the bell. */
export const notifications = {
  title: 'Notifications',
  open: 'Notifications',
  openUnread_one: 'Notifications: {{count}} is new',
  openUnread_other: 'Notifications: {{count}} are new',
  many: '99+',
  searchAlert_one: '{{count}} new member for “{{name}}”',
  searchAlert_other: '{{count}} new members for “{{name}}”',
  isNew: 'New',
  arrived_one: 'You have a new notification.',
  arrived_other: 'You have {{count}} new notifications.',
  emptyTitle: 'Nothing new',
  emptyText: 'Save a search with its alert, and you hear here of new members who fit.',
} as const;
