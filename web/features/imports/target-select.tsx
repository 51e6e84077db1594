import { Select } from '@mantine/core';
import type { ImportField } from '#contract/imports/import-fields.fields.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { fieldGroups, neededFields } from './field-groups.data.ts';
import { useFieldLabels } from './use-field-labels.ts';

type Props = {
  column: string;
  value: ImportField | null;
  /** What the column tells already beside this. */
  others: readonly ImportField[];
  onChange: (field: ImportField | null) => void;
};

/** Where a column goes: one of the fields, found by typing, or nowhere. */
export function TargetSelect({ column, value, others, onChange }: Props) {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  const nameOf = (field: ImportField) =>
    neededFields.includes(field) ? `${labelOf(field)} (${t('mapping.required')})` : labelOf(field);
  const choose = (chosen: string | null) => onChange(allFields.find((field) => field === chosen) ?? null);
  return (
    <Select
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
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('mapping.unused') }}
      nothingFoundMessage={t('mapping.nothingFound')}
      maxDropdownHeight={320}
      // Inside the area, whose text is denser.
      comboboxProps={{ withinPortal: false }}
    />
  );
}

const allFields = fieldGroups.flatMap(({ fields }) => fields);
