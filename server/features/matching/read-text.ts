import { type Choices, findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { listWordsLike } from './search-terms.repository.ts';
import { indexNames, listTermsMeant, searchedLists, type TermsByWord } from './search-terms.rules.ts';
import { isMeant, readProfileId, splitQuestion } from './search-words.rules.ts';
import { isCommon, type SoughtText } from './text-condition.repository.ts';

/** Reads free text: profile id, name, place, profession, qualification, forgiving of spelling. Null for no text at all. */
export async function readText(
  context: Pick<Context, 'database' | 'now'>,
  text: string,
): Promise<SoughtText | null> {
  const { database } = context;
  if (text.trim() === '') return null;
  const { memberIdPrefix } = await findSiteSettings(database);
  const accountId = readProfileId(text, memberIdPrefix);
  if (accountId !== null) return { accountId };
  const termsByWord = indexChoices(await findChoices(context));
  const words: string[][] = [];
  for (const word of splitQuestion(text)) {
    const alike = (await listWordsLike(database, word)).filter((known) => isMeant(known, word));
    words.push([...new Set([word, ...alike, ...listTermsMeant(termsByWord, word)])]);
  }
  return { words, isCommon: await isCommon(database, words) };
}

/** The words of labels, by the values they were made of: those change seldom. */
const indexed = new WeakMap<Choices, TermsByWord>();

function indexChoices(choices: Choices): TermsByWord {
  const known = indexed.get(choices);
  if (known !== undefined) return known;
  const fresh = indexNames(
    Object.values(searchedLists).flatMap((list) =>
      [...(choices.get(list)?.byCode.values() ?? [])].map((value) => ({
        list,
        code: value.code,
        names: [value.label, ...Object.values(value.labels), ...value.formerLabels, ...value.aliases],
      })),
    ),
  );
  indexed.set(choices, fresh);
  return fresh;
}
