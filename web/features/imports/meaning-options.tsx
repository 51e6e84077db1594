import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ImportField } from '#contract/imports/import-fields.fields.ts';
import type { FieldMapping } from '#contract/imports/mapping.fields.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './reading-options.module.css';
import { SeparatorField } from './separator-field.tsx';
import { useFieldLabels } from './use-field-labels.ts';
import { readSynonyms, readWords, writeSynonyms, writeWords } from './words.rules.ts';

type WordReading = Extract<FieldMapping, { converter: 'choice' | 'list' | 'only_item' }>;

type Props = {
  field: ImportField;
  reading: WordReading;
  onChange: (reading: FieldMapping) => void;
};

/** How words become values of a list; what this sheet says otherwise is folded away until somebody wants it. */
export function MeaningOptions({ field, reading, onChange }: Props) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  const [isOpen, setOpen] = useState(false);
  const meanings = Object.keys(reading.synonyms ?? {}).length;
  return (
    <>
      {reading.converter !== 'choice' && <SeparatorField reading={reading} onChange={onChange} />}
      <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-label={t('reading.moreOf', { field: labelOf(field) })}>
          {meanings === 0 ? t('reading.more') : t('reading.meanings', { count: meanings })}
        </summary>
        {isOpen && <MeaningFields reading={reading} onChange={onChange} />}
      </details>
    </>
  );
}

/** Written as text and read when the field is left, so that half a line is not mended under the hands. */
function MeaningFields({ reading, onChange }: Omit<Props, 'field'>) {
  const t = useImportsTexts();
  const [lines, setLines] = useState(() => writeSynonyms(reading.synonyms));
  const [blank, setBlank] = useState(() => writeWords(reading.blank));
  const { synonyms: _synonyms, ...withoutSynonyms } = reading;
  const { blank: _blank, ...withoutBlank } = reading;
  const takeLines = () => {
    const synonyms = readSynonyms(lines);
    onChange(synonyms === undefined ? withoutSynonyms : { ...reading, synonyms });
  };
  const takeBlank = () => {
    const words = readWords(blank);
    onChange(words === undefined ? withoutBlank : { ...reading, blank: words });
  };
  return (
    <div className={styles.fields}>
      <Textarea
        label={t('reading.synonyms')}
        description={t('reading.synonymsHint')}
        value={lines}
        onChange={({ currentTarget }) => setLines(currentTarget.value)}
        onBlur={takeLines}
        rows={5}
        spellCheck={false}
      />
      <Checkbox
        label={t('reading.onlySynonyms')}
        checked={reading.only_synonyms ?? false}
        onChange={({ currentTarget }) => onChange({ ...reading, only_synonyms: currentTarget.checked })}
      />
      <TextInput
        label={t('reading.blank')}
        description={t('reading.blankHint')}
        value={blank}
        onChange={({ currentTarget }) => setBlank(currentTarget.value)}
        onBlur={takeBlank}
      />
    </div>
  );
}
