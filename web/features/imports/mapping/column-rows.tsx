import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import type { ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { SearchSelect } from '#web/design/inputs/text-inputs.tsx';
import { useImportsTexts } from '#web/i18n/administration/use-imports-texts.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import styles from './column-rows.module.css';
import { fieldGroups, neededFields } from './field-groups.data.ts';
import { changeReading, changeUse, listSamples, listUses } from './mapping.rules.ts';
import { ReadingOptions } from './reading-options.tsx';

type Props = {
  details: ImportDetails;
  mapping: Mapping;
  /** The built-in mapping, whose synonyms apply to a field when it is chosen. */
  known: Mapping | undefined;
  onChange: (mapping: Mapping) => void;
};

/** Every column of the file: sample values, the fields read from it, and how they are read. */
export function ColumnRows({ details: { im_columns: columns, im_sample: sample }, ...rest }: Props) {
  const t = useImportsTexts();
  return (
    <ul className={styles.columns} aria-label={t('mapping.caption')}>
      {columns.map((column, index) => (
        <ColumnRow key={column} column={column} samples={listSamples(sample, { index, most: 3 })} {...rest} />
      ))}
    </ul>
  );
}

type RowProps = Omit<Props, 'details'> & { column: string; samples: readonly string[] };

function ColumnRow({ column, samples, mapping, known, onChange }: RowProps) {
  const t = useImportsTexts();
  const [isAdding, setAdding] = useState(false);
  const uses = listUses(mapping, column);
  const use = (from: ImportField | null, to: ImportField | null) => {
    setAdding(false);
    onChange(changeUse(mapping, { column, from, to, known }));
  };
  // A column without a field shows one empty select.
  const shown: readonly (ImportField | null)[] = isAdding || uses.length === 0 ? [...uses, null] : uses;
  return (
    <li className={styles.column} data-unused={uses.length === 0 || undefined}>
      <div className={styles.source}>
        <h3 className={styles.name}>
          <bdi>{column}</bdi>
        </h3>
        <Samples samples={samples} />
      </div>
      <div className={styles.uses}>
        {shown.map((field, index) => (
          <div key={field ?? 'added'} className={styles.use}>
            <div className={styles.target}>
              <TargetSelect
                column={column}
                value={field}
                others={uses.filter((other) => other !== field)}
                onChange={(to) => use(field, to)}
              />
              {index === shown.length - 1 && field !== null && (
                <IconButton
                  aria-label={t('mapping.addUse', { column })}
                  title={t('mapping.addUse', { column })}
                  onClick={() => setAdding(true)}
                >
                  <IconPlus size="1.125rem" aria-hidden="true" />
                </IconButton>
              )}
            </div>
            {field !== null && (
              <FieldReading field={field} column={column} mapping={mapping} onChange={onChange} />
            )}
          </div>
        ))}
      </div>
    </li>
  );
}

function Samples({ samples }: { samples: readonly string[] }) {
  const t = useImportsTexts();
  if (samples.length === 0) return <p className={styles.none}>{t('mapping.noSamples')}</p>;
  return (
    <ul className={styles.samples} aria-label={t('mapping.samples')}>
      {samples.map((sample) => (
        <li key={sample} className={styles.sample}>
          <bdi>{sample}</bdi>
        </li>
      ))}
    </ul>
  );
}

type TargetProps = {
  column: string;
  value: ImportField | null;
  /** The other fields of the column, which are not offered. */
  others: readonly ImportField[];
  onChange: (field: ImportField | null) => void;
};

/** The field that a column is read as, found by typing; null for none. */
function TargetSelect({ column, value, others, onChange }: TargetProps) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  const nameOf = (field: ImportField) =>
    neededFields.includes(field) ? `${labelOf(field)} (${t('mapping.required')})` : labelOf(field);
  const choose = (chosen: string | null) => onChange(allFields.find((field) => field === chosen) ?? null);
  return (
    <SearchSelect
      aria-label={t('mapping.targetOf', { column })}
      placeholder={t('mapping.unused')}
      data={fieldGroups.map(({ group, fields }) => ({
        group: t(`groups.${group}`),
        items: fields
          .filter((field) => !others.includes(field))
          .map((field) => ({ value: field, label: nameOf(field) })),
      }))}
      value={value}
      onChange={choose}
      clearLabel={t('mapping.unused')}
      nothingFound={t('mapping.nothingFound')}
    />
  );
}

const allFields = fieldGroups.flatMap(({ fields }) => fields);

type ReadingProps = Pick<RowProps, 'column' | 'mapping' | 'onChange'> & { field: ImportField };

/** The options of a field are at its first column; a later column is read only where the one before is empty. */
function FieldReading({ field, column, mapping, onChange }: ReadingProps) {
  const t = useImportsTexts();
  const reading = mapping.fields[field];
  if (reading === undefined) return null;
  const before = reading.columns[reading.columns.indexOf(column) - 1];
  if (before !== undefined) return <p className={styles.also}>{t('mapping.also', { column: before })}</p>;
  return (
    <ReadingOptions
      field={field}
      reading={reading}
      onChange={(changed) => onChange(changeReading(mapping, { field, reading: changed }))}
    />
  );
}
