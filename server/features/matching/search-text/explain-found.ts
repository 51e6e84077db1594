import { type Choices, findChoices, labelOf } from '#server/features/choices/choices.ts';
import type { Context } from '#server/platform/context.ts';
import { listTermsOf } from './search-terms.repository.ts';
import type { TextQuery } from './search-text.repository.ts';
import { searchedLists, termOf } from './search-text.rules.ts';

type Found = { accountId: number; values: string[]; wider: string[] };

type Explained = { reasons: Found[]; similar: number[] };

/**
 * `reasons`: the values of lists by which members are found; `wider` are those of them that say less than the typed word. A member who is found by
 * words of their own has none. `similar`: those who have a typed word in another spelling alone.
 */
export async function explainFound(
  context: Pick<Context, 'database' | 'now'>,
  { text, ids }: { text: TextQuery | null; ids: readonly number[] },
): Promise<Explained> {
  if (text === null || 'accountId' in text || text.words.length === 0) return { reasons: [], similar: [] };
  const choices = await findChoices(context);
  const members = await listTermsOf(context.database, ids);
  const reasons = members.flatMap(({ accountId, terms }) => {
    const own = new Set(terms);
    const found = text.words.map((meant) => meant.filter((term) => own.has(term)));
    const values = found.flatMap((foundBy) => nameValues(foundBy, choices));
    const wider = found.flatMap((foundBy, at) => {
      const saysLess = (term: string) => text.wider[at]?.includes(term) === true && !saysSubject(term);
      return foundBy.every(saysLess) ? nameValues(foundBy, choices) : [];
    });
    return values.length === 0
      ? []
      : [{ accountId, values: [...new Set(values)], wider: [...new Set(wider)] }];
  });
  return { reasons, similar: members.flatMap((one) => (isSimilar(one.terms, text) ? [one.accountId] : [])) };
}

/** Whether a typed word is found by neither itself nor what says less. */
function isSimilar(
  own: readonly string[],
  { asTyped, wider }: Extract<TextQuery, { words: unknown }>,
): boolean {
  const has = (terms: readonly string[] = []) => terms.some((term) => own.includes(term));
  return asTyped?.some((exact, at) => !has(exact) && !has(wider[at])) === true;
}

/** "Bachelor's – Engineering" says as much as "B.Tech"; "Master's – Other" does not say "MBA". */
function saysSubject(term: string): boolean {
  return term.startsWith(termOf(searchedLists.qualification, '')) && !term.endsWith('-other');
}

/** The labels of terms; none if one of them is a word of the member's own. */
function nameValues(terms: readonly string[], choices: Choices): string[] {
  const values = terms.flatMap((term) => {
    const at = term.indexOf(':');
    const list = Object.values(searchedLists).find((name) => name === term.slice(0, at));
    return list === undefined ? [] : [labelOf(choices, { list, value: term.slice(at + 1) })];
  });
  return values.length === terms.length ? values : [];
}
