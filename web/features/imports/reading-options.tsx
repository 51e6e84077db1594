import { NativeSelect, NumberInput } from '@mantine/core';
import type { ImportField } from '#contract/imports/import-fields.fields.ts';
import type { FieldMapping } from '#contract/imports/mapping.fields.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { convertersOf, readBy } from './mapping.rules.ts';
import { MeaningOptions } from './meaning-options.tsx';
import styles from './reading-options.module.css';

type Reading<Converter extends FieldMapping['converter']> = Extract<FieldMapping, { converter: Converter }>;

type Props<Converter extends FieldMapping['converter'] = FieldMapping['converter']> = {
  field: ImportField;
  reading: Reading<Converter>;
  onChange: (reading: FieldMapping) => void;
};

/** How a field is read, in words: what has to be known about the sheet is asked for, the rest is said. */
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
  if (reading.converter === 'date')
    return <DateOptions field={field} reading={reading} onChange={onChange} />;
  if (reading.converter === 'height')
    return <HeightOptions field={field} reading={reading} onChange={onChange} />;
  if (reading.converter === 'income')
    return <IncomeOptions field={field} reading={reading} onChange={onChange} />;
  if (reading.converter === 'choice' || reading.converter === 'list' || reading.converter === 'only_item')
    return <MeaningOptions field={field} reading={reading} onChange={onChange} />;
  return <p className={styles.said}>{t(`reading.${reading.converter}`)}</p>;
}

/** Where a field can be told in several ways. */
function ConverterChoice({ field, reading, onChange }: Props) {
  const t = useImportsTexts();
  const labels = {
    choice: t('reading.choice'),
    only_item: t('reading.onlyItem'),
  };
  const offered = convertersOf(field).filter((name) => name in labels);
  if (offered.length === 0) return null;
  return (
    <NativeSelect
      className={styles.option}
      label={t('reading.holds')}
      value={reading.converter}
      onChange={({ currentTarget }) => {
        const chosen = offered.find((name) => name === currentTarget.value);
        if (chosen !== undefined) onChange(readBy(reading, chosen));
      }}
      data={Object.entries(labels)
        .filter(([name]) => offered.some((converter) => converter === name))
        .map(([value, label]) => ({ value, label }))}
    />
  );
}

function DateOptions({ reading, onChange }: Props<'date'>) {
  const t = useImportsTexts();
  return (
    <NativeSelect
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

function HeightOptions({ reading, onChange }: Props<'height'>) {
  const t = useImportsTexts();
  return (
    <NativeSelect
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

const incomeUnits = ['rupees', 'thousands', 'lakhs'] as const;

function IncomeOptions({ reading, onChange }: Props<'income'>) {
  const t = useImportsTexts();
  const { rate: _rate, ...withoutRate } = reading;
  return (
    <>
      <NativeSelect
        className={styles.option}
        label={t('reading.unit')}
        value={reading.unit}
        onChange={({ currentTarget }) =>
          onChange({ ...reading, unit: incomeUnits.find((unit) => unit === currentTarget.value) ?? 'rupees' })
        }
        data={incomeUnits.map((value) => ({ value, label: t(`reading.incomeUnits.${value}`) }))}
      />
      <NativeSelect
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
        hideControls
      />
    </>
  );
}
