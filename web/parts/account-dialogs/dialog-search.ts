import { wantedPath } from '#web/app/client/guards.ts';

/** The dialogs of `/`. The address names the open one, so that the back button closes it. */
const dialogNames = ['sign-in', 'otp', 'forgot', 'register', 'verify'] as const;
export type DialogName = (typeof dialogNames)[number];

type DialogSearch = {
  dialog?: DialogName;
  /** Where to go after signing in: a path of this site. */
  next?: string;
};

/** Reads the search of `/`; anything unknown is left out. */
export function readDialogSearch(search: Record<string, unknown>): DialogSearch {
  const dialog = dialogNames.find((name) => name === search.dialog);
  const next = wantedPath(search.next);
  return { ...(dialog === undefined ? {} : { dialog }), ...(next === undefined ? {} : { next }) };
}
