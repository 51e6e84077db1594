import { wantedPath } from '#web/api/wanted-path.ts';

/** The dialogs of `/`. They live in the address, so that the back button closes them. */
export const dialogNames = ['sign-in', 'otp', 'forgot', 'register', 'verify'] as const;
export type DialogName = (typeof dialogNames)[number];

export type DialogSearch = {
  dialog?: DialogName;
  /** Where to go after signing in: a path of this site. */
  next?: string;
};

/** Reads the search of `/`; anything unknown is dropped. */
export function readDialogSearch(search: Record<string, unknown>): DialogSearch {
  const dialog = dialogNames.find((name) => name === search.dialog);
  const next = wantedPath(search.next);
  return { ...(dialog === undefined ? {} : { dialog }), ...(next === undefined ? {} : { next }) };
}
