import type { z } from 'zod';
import { useState } from 'react';
import { choiceLists, type ListName } from '#contract/choices/choice-lists.ts';
import { addSynonym, changeSynonym } from '#contract/choices/synonyms.ts';
import type { FieldError } from '#web/app/client/answer.ts';
import { whenRefetched } from '#web/app/client/queries.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useSynonymsTexts } from '#web/locales/en/admin/synonyms.ts';
import type { Synonym } from './synonyms.queries.ts';

type Options = { list: ListName; synonym: Synonym | undefined; onSaved: () => void };

function listWrong({ error }: z.ZodSafeParseResult<unknown>): FieldError[] {
  return error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? [];
}

/** The fields of a synonym, new or changed, and how they are sent. */
export function useSynonymForm({ list: firstList, synonym, onSaved }: Options) {
  const t = useSynonymsTexts();
  const sentenceOf = useErrorSentence();
  const call = useCall(t('failed'));
  const [list, setList] = useState(firstList);
  const [word, setWord] = useState(synonym?.cs_word ?? '');
  const [code, setCode] = useState(synonym?.cs_code ?? null);
  const [keepsWords, setKeepsWords] = useState(synonym?.cs_keeps_words ?? false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    const fields = { word, code: code ?? '', keeps_words: keepsWords };
    const wrong = listWrong(
      synonym === undefined
        ? addSynonym.input.safeParse({ list, ...fields })
        : changeSynonym.input.safeParse({ synonym_id: synonym.cs_id, ...fields }),
    );
    setErrors(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    const answer =
      synonym === undefined
        ? await call(addSynonym, { list, ...fields })
        : await call(changeSynonym, { synonym_id: synonym.cs_id, ...fields });
    setBusy(false);
    if (answer === undefined) return;
    if (!answer.result) {
      if (answer.errors !== undefined) setErrors(answer.errors);
      else showOutcome({ tone: 'failure', title: t('failed'), text: answer.message });
      return;
    }
    showToast(t(synonym === undefined ? 'added' : 'changed', { word: answer.data.cs_word }));
    onSaved();
    await whenRefetched();
  };

  return {
    list,
    chooseList: (name: ListName) => {
      setList(name);
      setCode(null);
      setKeepsWords(choiceLists[name].isCoarse);
    },
    word,
    setWord,
    code,
    setCode,
    keepsWords,
    setKeepsWords,
    isBusy,
    errorOf: (field: string) => sentenceOf(errors.find((error) => error.field === field)?.message),
    send,
  };
}
