export type { Notice } from './notifications.rules.ts';
export { notify, notifyMany } from './tell-members.ts';
export { withdrawNotice } from './withdraw-notice.ts';
