import type { ReactNode } from 'react';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import type { Column } from '#web/lists/data-table.tsx';
import type { ChoiceSort } from './choice-address.rules.ts';
import { ChoiceCode, ChoiceLabel, ChoiceStatus, ChoiceUse } from './choice-facts.tsx';
import type { PlacedValue } from './choice-values.rules.ts';

type Row = {
  parentList: ListName | null;
  renderPlace: (value: PlacedValue) => ReactNode;
  renderActions: (value: PlacedValue) => ReactNode;
};

/** The columns of a list. `parentList`: each value says under which value of the list above it stands. */
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
  // What that column leaves free goes to label and code.
  const spare = parentList === null ? 7 : 0;
  return [
    { id: 'place', header: t('choices.place'), width: 12, renderCell: row.renderPlace },
    {
      id: 'label',
      header: t('choices.value'),
      width: 22 + spare,
      isRowHeading: true,
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
      renderCell: (value) => <ChoiceStatus value={value} />,
    },
    { id: 'actions', header: t('choices.actions'), width: 14, renderCell: row.renderActions },
  ];
}
