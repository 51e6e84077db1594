import { isLastCode } from '#contract/choices/choice-lists.ts';
import { type TypedRegistration, wishFields } from '#contract/accounts/registration-form.ts';
import { criteria } from '#contract/preferences/preference.criteria.ts';
import { readRange } from '#contract/preferences/range.ts';
import { profileForChoices } from '#contract/profiles/fixed-choices.ts';
import type { ApiClient } from '#web/app/client/client.ts';
import {
  findNamed,
  isBeginningOf,
  type Choice,
  type LoadedChoices,
  type TypedWords,
} from '#web/parts/choices/choices.rules.ts';
import { loadFaiths, loadFaithWords } from '#web/parts/choices/load-faiths.ts';
import type { StartSearch } from './start-search.ts';

/** What the registration begins with. */
export type RegistrationStart = {
  typed: Partial<Pick<TypedRegistration, 'profile_for' | (typeof wishFields)[number]>>;
  /** The words about faith that no list knows. */
  unknown?: string;
};
type StartFields = RegistrationStart['typed'];

/** Reads what the registration begins with. The lists are loaded where words have to be found in them. */
export async function loadStart(api: ApiClient, search: StartSearch): Promise<RegistrationStart> {
  const needsLists = search.community !== undefined && search.community !== '';
  if (!needsLists) return readStart(search, unavailable);
  const known = await Promise.all([loadFaiths(api), loadFaithWords(api)]).catch(() => undefined);
  return readStart(search, known === undefined ? unavailable : { lists: known[0], synonyms: known[1] });
}

type Known = { lists: LoadedChoices; synonyms: TypedWords };
const unavailable: Known = { lists: 'unavailable', synonyms: new Map() };

/** What the short form says, without what means nothing: another relation, impossible ages. */
function readStart(search: StartSearch, { lists, synonyms }: Known): RegistrationStart {
  const relation = profileForChoices.find((choice) => choice === search.profile_for);
  const ages = readAges(search);
  const words = String(search.community ?? '').trim();
  const faith = readFaith(words, { lists, synonyms });
  const isUnknown = words !== '' && typeof lists !== 'string' && Object.keys(faith).length === 0;
  return {
    typed: {
      // The form replaces all wishes of a registration that was begun before, also those that it leaves open.
      ...(Object.keys(search).length > 0 && pickNone()),
      ...(relation !== undefined && { profile_for: relation }),
      ...(ages !== null && { pp_age: ages }),
      ...faith,
    },
    ...(isUnknown && { unknown: words }),
  };
}

function pickNone(): StartFields {
  return Object.fromEntries(wishFields.map((field) => [field, '']));
}

/** Ages in the wrong order are exchanged. */
function readAges({ age_from: from = '', age_to: to = '' }: StartSearch): string | null {
  const [first, second] = [String(from).trim(), String(to).trim()];
  return (
    [`${first}-${second}`, `${second}-${first}`].find((text) => readRange(text, criteria.age) !== null) ??
    null
  );
}

/**
 * A religion, or a community or church with the religion it belongs to; of a word in the names of several, their religion: "Catholic".
 */
function readFaith(words: string, { lists, synonyms }: Known): StartFields {
  if (typeof lists === 'string' || words === '') return {};
  const find = (choices: readonly Choice[], known: TypedWords) => {
    const offered = choices.filter(({ code }) => !isLastCode(code));
    return findNamed(offered, { typed: words, synonyms: known });
  };
  // Churches come first, as in the step of the faith.
  const groups = [...lists.denomination, ...lists.community];
  const group = find(groups, synonyms);
  // "RC" is also written for the religion: a group that is meant comes first.
  const religion = find(lists.religion, group === undefined ? synonyms : new Map());
  if (religion !== undefined) return { pp_religion: religion.label };
  const meant = group === undefined ? listWith(groups, words) : [group];
  const parents = lists.religion.filter(({ code }) => meant.some(({ parent }) => parent === code));
  const [only] = parents.length === 1 ? parents : [];
  return {
    ...(group !== undefined && { pp_community: group.label }),
    ...(only !== undefined && { pp_religion: only.label }),
  };
}

/** The values of which a word begins with the typed ones; fewer than three letters begin too many. */
function listWith(choices: readonly Choice[], words: string): Choice[] {
  if (!/\p{L}{3}/u.test(words)) return [];
  return choices.filter(({ label }) => label.split(/[^\p{L}]+/u).some((word) => isBeginningOf(word, words)));
}
