import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import styles from './sheet-words.module.css';
import type { Rest } from './word-decisions.rules.ts';

/** What becomes of all words that are not decided one by one. */
export function RestInput({ value, onRest }: { value: Rest; onRest: (rest: Rest) => void }) {
  const t = useImportsTexts();
  return (
    <SelectInput
      className={styles.rest}
      label={t('words.rest')}
      value={value}
      onChange={({ currentTarget: { value: wanted } }) =>
        onRest(wanted === 'own_words' || wanted === 'nothing' ? wanted : '')
      }
      data={[
        { value: '', label: t('words.restOpen') },
        { value: 'own_words', label: t('words.restOwnWords') },
        { value: 'nothing', label: t('words.restNothing') },
      ]}
    />
  );
}
