/** The most complaints a day of one e-mail address, and of one network, behind which several people may be. */
export const mostComplaints = { ofEmail: 5, ofNetwork: 20 } as const;

/**
 * The number of the member that a complaint is about: from a link to a profile, or from a profile ID anywhere in the text. Null when it
 * names none, or several.
 */
export function readMemberInText(about: string, prefix: string): number | null {
  const ids = new Set(
    [
      ...about.matchAll(new RegExp(`\\b${prefix}\\s*-?\\s*(\\d{1,9})\\b`, 'gi')),
      ...about.matchAll(/\/partner-profile\/[A-Za-z]*(\d{1,9})\b/g),
      ...about.matchAll(/^\s*(\d{1,9})\s*$/g),
    ].map(([, digits]) => Number(digits)),
  );
  const [only] = ids;
  return ids.size === 1 && only !== undefined ? only : null;
}
