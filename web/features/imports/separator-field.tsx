import { TextInput } from '@mantine/core';
import type { FieldMapping } from '#contract/imports/mapping.fields.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './reading-options.module.css';

type Props = {
  reading: Extract<FieldMapping, { converter: 'list' | 'only_item' }>;
  onChange: (reading: FieldMapping) => void;
};

/** What separates the values of a list. */
export function SeparatorField({ reading, onChange }: Props) {
  const t = useImportsTexts();
  const { separators: _separators, ...without } = reading;
  return (
    <TextInput
      className={styles.option}
      label={t('reading.separators')}
      placeholder={t('reading.separatorsHint')}
      value={reading.separators ?? ''}
      maxLength={10}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === '' ? without : { ...reading, separators: value })
      }
    />
  );
}
