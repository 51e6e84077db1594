import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { listNames } from '#contract/choices/choice-lists.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import { useSynonymsTexts } from '#web/locales/en/admin/synonyms.ts';
import { ListScreen } from '#web/parts/lists/list-screen.tsx';
import type { ListAddress } from '#web/parts/lists/list-search.ts';
import type { SynonymSearch, SynonymSort } from './synonym-address.rules.ts';
import { SynonymDialog } from './synonym-dialog.tsx';
import { SynonymActions, useSynonymColumns } from './synonym-rows.tsx';
import { listOf, synonymsQuery, type Synonym } from './synonyms.queries.ts';
import styles from './synonyms-screen.module.css';

/** What people and files write for the values of the lists. */
export function SynonymsScreen(address: ListAddress<SynonymSort, SynonymSearch>) {
  const { search, onSearch } = address;
  const t = useSynonymsTexts();
  const names = useAdministrationTexts();
  const [dialog, setDialog] = useState<'add' | Synonym>();
  const query = useQuery(synonymsQuery(search));
  const list = listOf(search);
  const renderActions = (synonym: Synonym) => (
    <SynonymActions synonym={synonym} onEdit={() => setDialog(synonym)} />
  );
  return (
    <>
      <ListScreen
        {...address}
        title={t('title')}
        lead={t('lead')}
        filters={
          <SelectInput
            className={styles.filter}
            label={names('choices.list')}
            value={list ?? ''}
            onChange={({ currentTarget: { value } }) => onSearch(value === '' ? {} : { list: value })}
            data={[
              { value: '', label: t('allLists') },
              ...listNames.map((name) => ({ value: name, label: names(`choices.lists.${name}`) })),
            ]}
          />
        }
        chosen={list === undefined ? t('allLists') : names(`choices.lists.${list}`)}
        searchLabel={t('searchLabel')}
        query={query}
        sorts={[
          { sort: 'word', order: 'asc', label: t('byWord') },
          { sort: 'label', order: 'asc', label: t('byValue') },
        ]}
        actions={
          <span className={styles.actions}>
            <Button
              size="small"
              icon={<IconPlus size="1.125rem" aria-hidden="true" />}
              onClick={() => setDialog('add')}
            >
              {t('add')}
            </Button>
            <LinkButton to="/admin-choices" look="outline" size="small">
              {names('choices.title')}
            </LinkButton>
          </span>
        }
        view={{
          caption: t('caption'),
          columns: useSynonymColumns({ hasList: list === undefined, renderActions }),
          keyOf: (synonym) => String(synonym.cs_id),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
        }}
      />
      {dialog !== undefined && (
        <SynonymDialog
          list={dialog === 'add' ? (list ?? 'qualification') : dialog.cs_list}
          synonym={dialog === 'add' ? undefined : dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
