import { useSite } from '#web/document/site.ts';

/** Returns the words for what an entry is about. A member is shown with the id that everybody knows: `account 7` is ITM7. */
export function useSubjectText(subject: string): string {
  const site = useSite();
  const number = /^account (\d+)$/.exec(subject)?.[1];
  return number === undefined ? subject : `${site.member_id_prefix}${number}`;
}
