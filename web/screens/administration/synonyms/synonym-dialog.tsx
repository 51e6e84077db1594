import { useQuery } from '@tanstack/react-query';
import { useId, type SubmitEvent } from 'react';
import { listNames, type ListName } from '#contract/choices/choice-lists.ts';
import { Button } from '#web/design/button.tsx';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { InputGroup, SearchSelect, SelectInput, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useSynonymsTexts } from '#web/locales/en/admin/synonyms.ts';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import { valuesQuery, type Synonym } from './synonyms.queries.ts';
import styles from './synonyms-screen.module.css';
import { useSynonymForm } from './use-synonym-form.ts';

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
