import { useEffect, useState } from 'react';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import type { TypedWords } from './choices.rules.ts';

export const noWords: TypedWords = new Map();
/** Words change seldom, and the server knows them as well when it receives what was typed. */
const loaded = new Map<ListName, Promise<TypedWords>>();

/** The synonyms of a list, loaded when somebody begins to type: undefined until they are there, none when they cannot be loaded. */
export function useTypedWords(list: ListName, isTyping: boolean): TypedWords | undefined {
  const [words, setWords] = useState<TypedWords>();
  useEffect(() => {
    if (!isTyping) return undefined;
    let isCurrent = true;
    const request = loaded.get(list) ?? load(list);
    loaded.set(list, request);
    const show = async () => {
      const found = await request;
      if (isCurrent) setWords(found);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [list, isTyping]);
  return words;
}

async function load(list: ListName): Promise<TypedWords> {
  try {
    // The schema of the call is no part of a visitor's first script.
    const { listTypedWords } = await import('#contract/choices/list-choices.ts');
    const answer = await callEndpoint(listTypedWords, { list });
    if (answer.result) return new Map(answer.data.map(({ code, ...words }) => [code, words]));
  } catch (error) {
    if (!(error instanceof ApiUnreachable) && !(error instanceof TypeError)) throw error;
  }
  loaded.delete(list);
  return noWords;
}
