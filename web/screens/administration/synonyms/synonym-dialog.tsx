import { useQuery } from '@tanstack/react-query';
import { useId, type SubmitEvent, useState } from 'react';
import type { z } from 'zod';
import { listNames, type ListName, choiceLists } from '#contract/choices/choice-lists.ts';
import { addSynonym, changeSynonym } from '#contract/choices/synonyms.ts';
import { Button } from '#web/design/button.tsx';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { InputGroup, SearchSelect, SelectInput, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useSynonymsTexts } from '#web/locales/en/admin/synonyms.ts';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import type { FieldError } from '#web/app/client/answer.ts';
import { whenRefetched } from '#web/app/client/queries.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { valuesQuery, type Synonym } from './synonyms.queries.ts';
import styles from './synonyms-screen.module.css';

type Props = {
  /** The list of a new synonym at first, or the one of the synonym. */
  list: ListName;
  /** Undefined for a new one. */
  synonym: Synonym | undefined;
  onClose: () => void;
};

/** Asks for a word and the value that it names. */
export function SynonymDialog({ list, synonym, onClose }: Props) {
  const t = useSynonymsTexts();
  const names = useAdministrationTexts();
  const form = useSynonymForm({ list, synonym, onSaved: onClose });
  const groups = useValueGroups(form.list);
  const valueId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.isBusy) void form.send();
  };
  return (
    <DialogFrame
      title={synonym === undefined ? t('addTitle') : t('editTitle', { word: synonym.cs_word })}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {synonym === undefined && (
          <SelectInput
            label={names('choices.list')}
            value={form.list}
            onChange={({ currentTarget: { value } }) => {
              const chosen = listNames.find((name) => name === value);
              if (chosen !== undefined) form.chooseList(chosen);
            }}
            data={listNames.map((name) => ({ value: name, label: names(`choices.lists.${name}`) }))}
          />
        )}
        <TextInput
          label={t('word')}
          description={t('wordHint')}
          value={form.word}
          onChange={({ currentTarget }) => form.setWord(currentTarget.value)}
          error={form.errorOf('word')}
          autoComplete="off"
          data-autofocus
        />
        <InputGroup id={valueId} label={t('value')} error={form.errorOf('code')}>
          <SearchSelect
            aria-label={t('value')}
            placeholder={t('chooseValue')}
            data={groups}
            value={form.code}
            onChange={form.setCode}
            clearLabel={t('clearValue')}
            nothingFound={t('noValue')}
          />
        </InputGroup>
        <Checkbox
          label={t('keepsWords')}
          description={t('keepsWordsHint')}
          checked={form.keepsWords}
          onChange={({ currentTarget }) => form.setKeepsWords(currentTarget.checked)}
        />
        <Button type="submit" isWide isBusy={form.isBusy}>
          {synonym === undefined ? t('add') : t('save')}
        </Button>
      </form>
    </DialogFrame>
  );
}

/** The values of a list, under the values of the list above. */
function useValueGroups(list: ListName) {
  const names = useAdministrationTexts();
  const { data } = useQuery(valuesQuery(list));
  const values = (data?.data ?? []).filter(({ is_last: isLast }) => !isLast);
  const groups = Map.groupBy(values, ({ parent_label: label }) => label ?? names(`choices.lists.${list}`));
  return [...groups].map(([group, items]) => ({
    group,
    items: items.map(({ code, label }) => ({ value: code, label })),
  }));
}

type Options = { list: ListName; synonym: Synonym | undefined; onSaved: () => void };

function listWrong({ error }: z.ZodSafeParseResult<unknown>): FieldError[] {
  return error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? [];
}

/** The fields of a synonym, new or changed, and how they are sent. */
function useSynonymForm({ list: firstList, synonym, onSaved }: Options) {
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
