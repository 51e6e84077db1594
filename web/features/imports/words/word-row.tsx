import { ChoiceSelect } from '#web/choices/choice-select.tsx';
import { type LoadedChoices, pickChoices } from '#web/choices/choices.rules.ts';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useImportsTexts } from '#web/i18n/administration/use-imports-texts.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import styles from './sheet-words.module.css';
import { type Chosen, type ImportWord, listsOf, meaningOf, meanings } from './word-decisions.rules.ts';

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
  const {
    iw_word: text,
    iw_rows: rows,
    iw_parent_label: parent,
    iw_nearest: nearest,
    iw_read_as: readAs,
    iw_list: list,
  } = word;
  const under = parent === null ? {} : { under: [parent] };
  const several = listsOf(word);
  const another = several.find((each) => chosen.means === meaningOf(each));
  // Only lists below the religion lie under the same value as another list.
  const within = another === list || list !== 'sub_community' ? under : {};
  const codeOf = (label: string) =>
    typeof lists === 'string' || another === undefined
      ? undefined
      : pickChoices(lists, { list: another, ...within }).find((choice) => choice.label === label)?.code;
  const isOther =
    list === null ||
    word.iw_read_as !== null ||
    chosen.means === '' ||
    chosen.means === meanings.ownWords ||
    chosen.means === meanings.nothing;
  return (
    <li className={styles.word}>
      <div className={styles.about}>
        <bdi className={styles.text}>{text}</bdi>
        <span className={styles.soft}>
          {labelOf(word.iw_field)} · {t('words.rows', { count: rows, number: numbers.format(rows) })}
          {parent !== null && ` · ${t('words.under', { label: parent })}`}
          {list === null && ` · ${t('words.refused')}`}
        </span>
      </div>
      <div className={styles.choice}>
        <SelectInput
          aria-label={t('words.means', { word: text })}
          value={chosen.means}
          onChange={({ currentTarget }) =>
            onChange({ means: currentTarget.value, label: '', addsSynonym: chosen.addsSynonym })
          }
          data={[
            {
              value: '',
              label: readAs === null ? t('words.open') : t('words.readAs', { label: readAs.label }),
            },
            ...nearest
              .filter(({ code }) => code !== readAs?.code)
              .map(({ code, label }) => ({ value: code, label })),
            ...(list === null
              ? []
              : [
                  ...several.map((each) => ({
                    value: meaningOf(each),
                    label:
                      each === list ? t('words.another') : t('words.anotherOf', { field: labelOf(each) }),
                  })),
                  { value: meanings.ownWords, label: t('words.ownWords') },
                ]),
            { value: meanings.nothing, label: t('words.nothing') },
          ]}
        />
        {another !== undefined && (
          <ChoiceSelect
            label={t('words.value', { word: text })}
            lists={lists}
            list={another}
            {...within}
            value={chosen.label}
            onChange={(label) => onChange({ ...chosen, label, code: codeOf(label) })}
          />
        )}
        {!isOther && (
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
