import type { ListName } from '#contract/choices/choice-lists.ts';
import { ChoiceSelect } from '#web/parts/choices/choice-select.tsx';
import { type LoadedChoices, pickChoices } from '#web/parts/choices/choices.rules.ts';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import styles from './sheet-words.module.css';
import {
  type Chosen,
  type ImportWord,
  listsOf,
  mayBeSynonym,
  meaningOf,
  meanings,
} from './word-decisions.rules.ts';

const numbers = new Intl.NumberFormat('en-IN');

type Props = {
  word: ImportWord;
  lists: LoadedChoices;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
};

/** A word, where it stands, and the choice of what it means. */
export function WordRow({ word, lists, chosen, onChange }: Props) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  const options = useMeanings(word);
  const { iw_word: text, iw_rows: rows, iw_parent_label: parent } = word;
  const another = listsOf(word).find((each) => chosen.means === meaningOf(each));
  return (
    <li className={styles.word}>
      <div className={styles.about}>
        <bdi className={styles.text}>{text}</bdi>
        <span className={styles.soft}>
          {labelOf(word.iw_field)} · {t('words.rows', { count: rows, number: numbers.format(rows) })}
          {parent !== null && ` · ${t('words.under', { label: parent })}`}
          {word.iw_field === 'gender' && ` · ${t('words.refused')}`}
        </span>
      </div>
      <div className={styles.choice}>
        <SelectInput
          aria-label={t('words.means', { word: text })}
          value={chosen.means}
          onChange={({ currentTarget }) =>
            onChange({ means: currentTarget.value, label: '', addsSynonym: chosen.addsSynonym })
          }
          data={options}
        />
        {another !== undefined && (
          <AnotherValue list={another} word={word} lists={lists} chosen={chosen} onChange={onChange} />
        )}
        {mayBeSynonym(word, chosen) && (
          <Checkbox
            label={t('words.addsSynonym')}
            aria-label={t('words.addsSynonymOf', { word: text })}
            checked={chosen.addsSynonym}
            onChange={({ currentTarget }) => onChange({ ...chosen, addsSynonym: currentTarget.checked })}
          />
        )}
      </div>
    </li>
  );
}

/** What a word may mean: what it is read as, the nearest values, another one, itself, or nothing. */
function useMeanings(word: ImportWord) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  const { iw_nearest: nearest, iw_read_as: readAs, iw_list: list } = word;
  const others = listsOf(word).map((each) => ({
    value: meaningOf(each),
    label: each === list ? t('words.another') : t('words.anotherOf', { field: labelOf(each) }),
  }));
  return [
    { value: '', label: readAs === null ? t('words.open') : t('words.readAs', { label: readAs.label }) },
    ...nearest.filter(({ code }) => code !== readAs?.code).map(({ code, label }) => ({ value: code, label })),
    ...others,
    ...(list === null ? [] : [{ value: meanings.ownWords, label: t('words.ownWords') }]),
    { value: meanings.nothing, label: t('words.nothing') },
  ];
}

/** A value of a list, which is not among the nearest. */
function AnotherValue({ list, word, lists, chosen, onChange }: Props & { list: ListName }) {
  const t = useImportsTexts();
  const { iw_word: text, iw_list: own, iw_parent_label: parent } = word;
  // A community and a denomination lie under the same religion; a sub-community lies under a community.
  const isBeside = list === own || own !== 'sub_community';
  const under = parent === null || !isBeside ? {} : { under: [parent] };
  const codeOf = (label: string) =>
    typeof lists === 'string'
      ? undefined
      : pickChoices(lists, { list, ...under }).find((choice) => choice.label === label)?.code;
  return (
    <ChoiceSelect
      label={t('words.value', { word: text })}
      lists={lists}
      list={list}
      {...under}
      value={chosen.label}
      onChange={(label) => onChange({ ...chosen, label, code: codeOf(label) })}
    />
  );
}
