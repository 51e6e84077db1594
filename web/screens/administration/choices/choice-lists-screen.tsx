import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { choiceLists, listNames, type ListName } from '#contract/choices/choice-lists.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import { ListScreen } from '#web/parts/lists/list-screen.tsx';
import type { ListAddress } from '#web/parts/lists/list-search.ts';
import type { ChoiceSearch, ChoiceSort } from './choice-address.rules.ts';
import { ChoiceActions, MoveButtons } from './choice-controls.tsx';
import { AddChoiceDialog, EditChoiceDialog } from './choice-dialog.tsx';
import styles from './choice-lists-screen.module.css';
import { useChoiceColumns } from './choice-rows.tsx';
import type { PlacedValue } from './choice-values.rules.ts';
import { useChoiceList, useParentValues } from './choices.queries.ts';
import { useChoiceEditing } from './use-choice-editing.ts';

/** The values that profiles, preferences and registration offer, list by list. */
export function ChoiceListsScreen(address: ListAddress<ChoiceSort, ChoiceSearch>) {
  const { search, onSearch } = address;
  const t = useAdministrationTexts();
  const { list, parentList, parent, query } = useChoiceList(search);
  const editing = useChoiceEditing(list, address);
  const [dialog, setDialog] = useState<'add' | PlacedValue>();
  const { isOpen } = choiceLists[list];
  const close = () => setDialog(undefined);
  const row = {
    renderPlace: (value: PlacedValue) => (
      <MoveButtons
        value={value}
        isFixed={!isOpen}
        moved={editing.moved}
        onMove={(place) => editing.move(value, place)}
      />
    ),
    renderActions: (value: PlacedValue) => (
      <ChoiceActions list={list} value={value} onEdit={() => setDialog(value)} />
    ),
  };
  return (
    <>
      <ListScreen
        {...address}
        title={t('choices.title')}
        lead={t(isOpen ? 'choices.lead' : 'choices.leadFixed')}
        filters={
          <ChoiceFilters
            list={list}
            onList={(name) => onSearch({ list: name })}
            parentList={parentList}
            parent={parent}
            onParent={(code) => onSearch({ list, ...(code === '' ? {} : { parent: code }) })}
          />
        }
        keepsFilters
        searchLabel={t('choices.searchLabel')}
        query={query}
        sorts={[{ sort: 'position', order: 'asc', label: t('choices.place') }]}
        actions={
          <span className={styles.actions}>
            {isOpen && <AddButton onPress={() => setDialog('add')} />}
            <LinkButton to="/admin-choices/synonyms" search={{ list }} look="outline" size="small">
              {t('choices.synonyms')}
            </LinkButton>
          </span>
        }
        view={{
          caption: t('choices.caption', { list: t(`choices.lists.${list}`) }),
          columns: useChoiceColumns({ ...row, parentList: parent === undefined ? parentList : null }),
          keyOf: (value) => value.code,
          emptyTitle: t('choices.emptyTitle'),
          emptyText: t('choices.emptyText'),
        }}
      />
      {dialog === 'add' && (
        <AddChoiceDialog
          list={list}
          parent={parent}
          onClose={close}
          onAdded={(added) => {
            close();
            void editing.showAdded(added);
          }}
        />
      )}
      {typeof dialog === 'object' && (
        <EditChoiceDialog
          list={list}
          value={dialog}
          onClose={close}
          onRenamed={(label) => editing.showRenamed(dialog, label)}
          onMoved={(place) => editing.move(dialog, place)}
        />
      )}
    </>
  );
}

function AddButton({ onPress }: { onPress: () => void }) {
  const t = useAdministrationTexts();
  return (
    <Button size="small" icon={<IconPlus size="1.125rem" aria-hidden="true" />} onClick={onPress}>
      {t('choices.add')}
    </Button>
  );
}

type FilterProps = {
  list: ListName;
  onList: (list: string) => void;
  parentList: ListName | null;
  parent: string | undefined;
  onParent: (parent: string) => void;
};

/** The choice of the list, and of the value of the list above. */
function ChoiceFilters({ list, onList, parentList, parent, onParent }: FilterProps) {
  const t = useAdministrationTexts();
  const parents = useParentValues(parentList);
  return (
    <>
      <SelectInput
        className={styles.filter}
        label={t('choices.list')}
        value={list}
        onChange={({ currentTarget }) => onList(currentTarget.value)}
        data={listNames.map((name) => ({ value: name, label: t(`choices.lists.${name}`) }))}
      />
      {parentList !== null && (
        <SelectInput
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
