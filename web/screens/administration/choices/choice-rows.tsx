import type { ReactNode } from 'react';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import type { Column } from '#web/parts/lists/data-table.tsx';
import type { ChoiceSort } from './choice-address.rules.ts';
import styles from './choice-rows.module.css';
import type { ChoiceValue, PlacedValue } from './choice-values.rules.ts';

type Row = {
  parentList: ListName | null;
  renderPlace: (value: PlacedValue) => ReactNode;
  renderActions: (value: PlacedValue) => ReactNode;
};

/** The columns of a list. With `parentList` there is a column for the value of the list above. */
export function useChoiceColumns(row: Row): readonly Column<PlacedValue, ChoiceSort>[] {
  const t = useAdministrationTexts();
  const { parentList } = row;
  const parentColumn: Column<PlacedValue, ChoiceSort>[] =
    parentList === null
      ? []
      : [
          {
            id: 'parent',
            header: t(`choices.lists.${parentList}`),
            width: 14,
            renderCell: ({ parent_label: label }) => <bdi>{label ?? t('choices.all')}</bdi>,
          },
        ];
  // Without that column, label and code are wider.
  const spare = parentList === null ? 7 : 0;
  return [
    { id: 'place', header: t('choices.place'), width: 12, onCard: 'foot', renderCell: row.renderPlace },
    {
      id: 'label',
      header: t('choices.value'),
      width: 22 + spare,
      isRowHeading: true,
      onCard: 'head',
      renderCell: (value) => <ChoiceLabel value={value} />,
    },
    ...parentColumn,
    {
      id: 'code',
      header: t('choices.code'),
      width: 18 + spare,
      renderCell: (value) => <ChoiceCode value={value} />,
    },
    {
      id: 'use',
      header: t('choices.use'),
      width: 11,
      renderCell: (value) => <ChoiceUse value={value} />,
    },
    {
      id: 'status',
      header: t('choices.status'),
      width: 9,
      onCard: 'end',
      renderCell: (value) => <ChoiceStatus value={value} />,
    },
    { id: 'actions', header: t('choices.actions'), width: 14, onCard: 'foot', renderCell: row.renderActions },
  ];
}

const numbers = new Intl.NumberFormat('en-IN');

/** The label, and its translations below. */
function ChoiceLabel({ value }: { value: ChoiceValue }) {
  const translations = Object.entries(value.labels);
  return (
    <span className={styles.label} data-retired={!value.is_active || undefined}>
      <bdi className={styles.name}>{value.label}</bdi>
      {translations.length > 0 && (
        <span className={styles.soft}>
          {translations.map(([language, label]) => (
            <bdi key={language} lang={language} className={styles.translation}>
              {label}
            </bdi>
          ))}
        </span>
      )}
    </span>
  );
}

function ChoiceCode({ value }: { value: ChoiceValue }) {
  return (
    <code dir="ltr" className={styles.code}>
      {value.code}
    </code>
  );
}

/** How many profiles have a value and how many preferences name it. */
function ChoiceUse({ value }: { value: ChoiceValue }) {
  const t = useAdministrationTexts();
  const { profile_count: profiles, preference_count: preferences } = value;
  if (profiles + preferences === 0) return <span className={styles.soft}>{t('choices.unused')}</span>;
  return (
    <span className={styles.use}>
      <span>{t('choices.profiles', { count: profiles, number: numbers.format(profiles) })}</span>
      {preferences > 0 && (
        <span className={styles.soft}>
          {t('choices.preferences', { count: preferences, number: numbers.format(preferences) })}
        </span>
      )}
    </span>
  );
}

function ChoiceStatus({ value }: { value: ChoiceValue }) {
  const t = useAdministrationTexts();
  return (
    <span className={styles.status} data-active={value.is_active}>
      {t(value.is_active ? 'choices.active' : 'choices.isRetired')}
    </span>
  );
}
