import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { invitationStates, type InvitationSearch } from './import-address.rules.ts';
import { importsQuery } from './imports.queries.ts';
import styles from './invitation-filters.module.css';

type Props = { search: InvitationSearch; onSearch: (search: InvitationSearch) => void };

/** Of which import, and in which state. */
export function InvitationFilters({ search, onSearch }: Props) {
  const t = useImportsTexts();
  const { import: importId, state, ...rest } = search;
  const { data } = useQuery(importsQuery({}));
  const known = (data?.data ?? []).map(({ im_id, im_file_name }) => ({
    value: String(im_id),
    label: im_file_name,
  }));
  // An older import than the newest ones is told by its number.
  const isKnown = importId === undefined || known.some(({ value }) => value === String(importId));
  const offered = isKnown ? known : [{ value: String(importId), label: `#${importId}` }, ...known];
  const change = (changed: { import?: number | undefined; state?: string | undefined }) => {
    const wanted = { import: importId, state, ...changed };
    const found = invitationStates.find((name) => name === wanted.state);
    onSearch({
      ...rest,
      ...(wanted.import === undefined ? {} : { import: wanted.import }),
      ...(found === undefined ? {} : { state: found }),
      page: 1,
    });
  };
  return (
    <>
      <NativeSelect
        className={styles.import}
        label={t('invitations.import')}
        value={importId === undefined ? '' : String(importId)}
        onChange={({ currentTarget: { value } }) =>
          change({ import: value === '' ? undefined : Number(value) })
        }
        data={[{ value: '', label: t('invitations.allImports') }, ...offered]}
      />
      <NativeSelect
        className={styles.state}
        label={t('invitations.show')}
        value={state ?? ''}
        onChange={({ currentTarget }) => change({ state: currentTarget.value })}
        data={[
          { value: '', label: t('invitations.all') },
          ...invitationStates.map((value) => ({ value, label: t(`invitations.states.${value}`) })),
        ]}
      />
    </>
  );
}
