import { areShared } from '#contract/imports/field-groups.ts';
import {
  type FieldMapping,
  type ImportField,
  joinedFields,
  type Mapping,
} from '#contract/imports/mapping.fields.ts';
import { SearchSelect } from '#web/design/inputs/text-inputs.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { useFieldLabels } from '../use-field-labels.ts';
import styles from './column-rows.module.css';
import { fieldGroups, neededFields } from './field-groups.data.ts';
import { changeReading, listUses } from './mapping.rules.ts';
import { ReadingOptions } from './reading-options.tsx';

type TargetProps = {
  column: string;
  value: ImportField | null;
  /** The other fields of the column, which are not offered. */
  others: readonly ImportField[];
  onChange: (field: ImportField | null) => void;
};

/** The field that a column is read as, found by typing; null for none. */
export function TargetSelect({ column, value, others, onChange }: TargetProps) {
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
      clearLabel={t('mapping.clearUse', { column, field: value === null ? '' : labelOf(value) })}
      nothingFound={t('mapping.nothingFound')}
    />
  );
}

const allFields = fieldGroups.flatMap(({ fields }) => fields);

type ReadingProps = {
  column: string;
  field: ImportField;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
};

/** What is read of each cell, where it is not the whole of it. */
function PartRead({
  reading,
  column,
  mapping,
}: Pick<ReadingProps, 'column' | 'mapping'> & { reading: FieldMapping }) {
  const t = useImportsTexts();
  if (areShared(listUses(mapping, column))) return <p className={styles.also}>{t('mapping.shared')}</p>;
  return reading.part === undefined ? null : (
    <p className={styles.also}>{t(`mapping.part.${reading.part}`)}</p>
  );
}

/** The options of a field are at its first column; a later column is read only where the one before is empty, or behind it. */
export function FieldReading({ field, column, mapping, onChange }: ReadingProps) {
  const t = useImportsTexts();
  const reading = mapping.fields[field];
  if (reading === undefined) return null;
  const before = reading.columns[reading.columns.indexOf(column) - 1];
  if (before !== undefined) {
    const also = joinedFields.has(field) ? 'mapping.joined' : 'mapping.also';
    return <p className={styles.also}>{t(also, { column: before })}</p>;
  }
  return (
    <>
      <PartRead reading={reading} column={column} mapping={mapping} />
      <ReadingOptions
        field={field}
        reading={reading}
        onChange={(changed) => onChange(changeReading(mapping, { field, reading: changed }))}
      />
    </>
  );
}
