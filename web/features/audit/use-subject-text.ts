import { useSite } from '#web/document/site.ts';
import { sayingOf, wordsOf } from './changed-fields.rules.ts';

/**
 * Returns the words for what an entry is about. A member is shown with the id that is shown everywhere: `account 7` is ITM7. A
 * setting is its name in words.
 */
export function useSubjectText(subject: string): string {
  const site = useSite();
  const number = /^account (\d+)$/.exec(subject)?.[1];
  if (number !== undefined) return `${site.member_id_prefix}${number}`;
  const settings = /^setting (.+)$/.exec(subject)?.[1];
  return settings === undefined ? sayingOf(subject) : settings.split(', ').map(wordsOf).join(', ');
}
