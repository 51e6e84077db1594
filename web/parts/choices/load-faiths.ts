import { listChoices, listTypedWords } from '#contract/choices/list-choices.ts';
import type { ApiClient } from '#web/app/client/client.ts';
import type { LoadedChoices, TypedWords } from './choices.rules.ts';

/** Religions, communities and denominations alone, for a page that carries them. */
export async function loadFaiths(api: ApiClient): Promise<LoadedChoices> {
  const answer = await api.call(listChoices, {});
  if (!answer.result || answer.data.religion.length === 0) return 'unavailable';
  const { religion, community, denomination, ...others } = answer.data;
  const empty = Object.fromEntries(Object.keys(others).map((name) => [name, []]));
  // One key for each list; `fromEntries` knows keys as strings alone.
  return { ...(empty as unknown as typeof others), religion, community, denomination };
}

/** The other names of their values; none while they cannot be loaded. */
export async function loadFaithWords(api: ApiClient): Promise<TypedWords> {
  const lists = ['religion', 'community', 'denomination'] as const;
  const answers = await Promise.all(lists.map((list) => api.call(listTypedWords, { list })));
  const named = answers.flatMap((answer) => (answer.result ? answer.data : []));
  return new Map(named.map(({ code, ...words }) => [code, words]));
}
