import { useState } from 'react';
import type { Converter, FieldMapping, ImportField } from '#contract/imports/mapping.fields.ts';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { NumberInput, SelectInput, TextArea, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import {
  convertBy,
  convertersOf,
  formatSynonyms,
  formatWords,
  parseSynonyms,
  parseWords,
} from './mapping.rules.ts';
import styles from './reading-options.module.css';

type Props = ReadingProps & { field: ImportField };

type ReadingProps<Of extends Converter = Converter> = {
  reading: Extract<FieldMapping, { converter: Of }>;
  onChange: (reading: FieldMapping) => void;
};

/** How a field is read: options where it depends on the sheet, otherwise a sentence. */
export function ReadingOptions(props: Props) {
  return (
    <div className={styles.reading}>
      <ConverterChoice {...props} />
      <Options {...props} />
    </div>
  );
}

function Options({ field, reading, onChange }: Props) {
  const t = useImportsTexts();
  if (reading.converter === 'date') return <DateOptions reading={reading} onChange={onChange} />;
  if (reading.converter === 'height') return <HeightOptions reading={reading} onChange={onChange} />;
  if (reading.converter === 'income') return <IncomeOptions reading={reading} onChange={onChange} />;
  if (reading.converter === 'choice' || reading.converter === 'list' || reading.converter === 'only_item')
    return <SynonymOptions field={field} reading={reading} onChange={onChange} />;
  if (field === 'serial_no') return <p className={styles.sentence}>{t('reading.serial')}</p>;
  const sentence = field === 'photo_file' ? t('reading.photoFile') : t(`reading.${reading.converter}`);
  return <p className={styles.sentence}>{sentence}</p>;
}

/** The choice between converters, for a field that several can read. */
function ConverterChoice({ field, reading, onChange }: Props) {
  const t = useImportsTexts();
  const labels = { choice: t('reading.choice'), only_item: t('reading.onlyItem') };
  const offered = convertersOf(field).filter((name) => name in labels);
  if (offered.length === 0) return null;
  return (
    <SelectInput
      className={styles.option}
      label={t('reading.holds')}
      value={reading.converter}
      onChange={({ currentTarget }) => {
        const chosen = offered.find((name) => name === currentTarget.value);
        if (chosen !== undefined) onChange(convertBy(reading, chosen));
      }}
      data={Object.entries(labels)
        .filter(([name]) => offered.some((converter) => converter === name))
        .map(([value, label]) => ({ value, label }))}
    />
  );
}

function DateOptions({ reading, onChange }: ReadingProps<'date'>) {
  const t = useImportsTexts();
  return (
    <SelectInput
      className={styles.option}
      label={t('reading.order')}
      value={reading.order}
      onChange={({ currentTarget }) =>
        onChange({ ...reading, order: currentTarget.value === 'month_first' ? 'month_first' : 'day_first' })
      }
      data={[
        { value: 'day_first', label: t('reading.dayFirst') },
        { value: 'month_first', label: t('reading.monthFirst') },
      ]}
    />
  );
}

const heightUnits = ['any', 'centimetres', 'inches', 'feet'] as const;

function HeightOptions({ reading, onChange }: ReadingProps<'height'>) {
  const t = useImportsTexts();
  return (
    <SelectInput
      className={styles.option}
      label={t('reading.unit')}
      value={reading.unit}
      onChange={({ currentTarget }) =>
        onChange({ ...reading, unit: heightUnits.find((unit) => unit === currentTarget.value) ?? 'any' })
      }
      data={heightUnits.map((value) => ({ value, label: t(`reading.heightUnits.${value}`) }))}
    />
  );
}

const incomeUnits = ['rupees', 'thousands', 'lakhs', 'unknown'] as const;

function IncomeOptions({ reading, onChange }: ReadingProps<'income'>) {
  const t = useImportsTexts();
  const { rate: _rate, ...withoutRate } = reading;
  return (
    <>
      <SelectInput
        className={styles.option}
        label={t('reading.unit')}
        value={reading.unit}
        onChange={({ currentTarget }) =>
          onChange({ ...reading, unit: incomeUnits.find((unit) => unit === currentTarget.value) ?? 'rupees' })
        }
        data={incomeUnits.map((value) => ({ value, label: t(`reading.incomeUnits.${value}`) }))}
      />
      <SelectInput
        className={styles.short}
        label={t('reading.per')}
        value={reading.per}
        onChange={({ currentTarget }) =>
          onChange({ ...reading, per: currentTarget.value === 'month' ? 'month' : 'year' })
        }
        data={(['year', 'month'] as const).map((value) => ({ value, label: t(`reading.periods.${value}`) }))}
      />
      <NumberInput
        className={styles.option}
        label={t('reading.rate')}
        placeholder={t('reading.rateHint')}
        value={reading.rate ?? ''}
        onChange={(rate) =>
          onChange(typeof rate === 'number' && rate > 0 ? { ...reading, rate } : withoutRate)
        }
        min={0}
        max={100_000}
      />
    </>
  );
}

type SynonymProps = ReadingProps<'choice' | 'list' | 'only_item'>;

/** How words become values of a choice list; the sheet's own synonyms are in a closed disclosure. */
function SynonymOptions({ field, reading, onChange }: SynonymProps & { field: ImportField }) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(reading.synonyms ?? {}).length;
  return (
    <>
      {reading.converter !== 'choice' && <SeparatorField reading={reading} onChange={onChange} />}
      <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-label={t('reading.moreOf', { field: labelOf(field) })}>
          {count === 0 ? t('reading.more') : t('reading.meanings', { count })}
        </summary>
        {isOpen && <SynonymFields reading={reading} onChange={onChange} />}
      </details>
    </>
  );
}

/** The text is parsed on blur, because parsing while typing would change an unfinished line. */
function SynonymFields({ reading, onChange }: SynonymProps) {
  const t = useImportsTexts();
  const [lines, setLines] = useState(() => formatSynonyms(reading.synonyms));
  const [blank, setBlank] = useState(() => formatWords(reading.blank));
  const { synonyms: _synonyms, ...withoutSynonyms } = reading;
  const { blank: _blank, ...withoutBlank } = reading;
  const [own, setOwn] = useState(() => formatWords(reading.own_words));
  const { own_words: _own, ...withoutOwn } = reading;
  const saveOwn = () => {
    const words = parseWords(own);
    onChange(words === undefined ? withoutOwn : { ...reading, own_words: words });
  };
  const saveLines = () => {
    const synonyms = parseSynonyms(lines);
    onChange(synonyms === undefined ? withoutSynonyms : { ...reading, synonyms });
  };
  const saveBlank = () => {
    const words = parseWords(blank);
    onChange(words === undefined ? withoutBlank : { ...reading, blank: words });
  };
  return (
    <div className={styles.fields}>
      <TextArea
        label={t('reading.synonyms')}
        description={t('reading.synonymsHint')}
        value={lines}
        onChange={({ currentTarget }) => setLines(currentTarget.value)}
        onBlur={saveLines}
        rows={5}
        spellCheck={false}
      />
      <TextArea
        label={t('reading.ownWords')}
        description={t('reading.ownWordsHint')}
        value={own}
        onChange={({ currentTarget }) => setOwn(currentTarget.value)}
        onBlur={saveOwn}
        rows={2}
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
        onBlur={saveBlank}
      />
    </div>
  );
}

function SeparatorField({ reading, onChange }: ReadingProps<'list' | 'only_item'>) {
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
