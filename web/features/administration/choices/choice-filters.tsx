import { NativeSelect } from '@mantine/core';
import { listNames, type ListName } from '#contract/choices/choice-lists.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import styles from './choice-filters.module.css';
import { useParentValues } from './use-choice-list.ts';

type Props = {
  list: ListName;
  onList: (list: string) => void;
  parentList: ListName | null;
  parent: string | undefined;
  onParent: (parent: string) => void;
};

/** Which list is open, and under which value of the list above it is looked at. */
export function ChoiceFilters({ list, onList, parentList, parent, onParent }: Props) {
  const t = useAdministrationTexts();
  const parents = useParentValues(parentList);
  return (
    <>
      <NativeSelect
        className={styles.filter}
        label={t('choices.list')}
        value={list}
        onChange={({ currentTarget }) => onList(currentTarget.value)}
        data={listNames.map((name) => ({ value: name, label: t(`choices.lists.${name}`) }))}
      />
      {parentList !== null && (
        <NativeSelect
          className={styles.filter}
          label={t(`choices.lists.${parentList}`)}
          value={parent ?? ''}
          onChange={({ currentTarget }) => onParent(currentTarget.value)}
          data={[
            { value: '', label: t('choices.all') },
            ...parents.map(({ code, label }) => ({ value: code, label })),
          ]}
        />
      )}
    </>
  );
}
