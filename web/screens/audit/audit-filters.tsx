import { IconX } from '@tabler/icons-react';
import { auditGroups } from '#contract/administration/audit.choices.ts';
import { Button } from '#web/design/button.tsx';
import { SelectInput, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useAuditGroupTexts, useAuditTexts } from '#web/locales/en/admin/audit.ts';
import { type AuditSearch, isFiltered } from './audit-address.rules.ts';
import styles from './audit-screen.module.css';
import { useSubjectText } from './use-subject-text.ts';

type Props = {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
  administrators: readonly { ad_id: number; ad_name: string }[];
};

/** The filters of the audit log: the part of the administration, the administrator, the days. */
export function AuditFilters({ search, onSearch, administrators }: Props) {
  const t = useAuditTexts();
  const groups = useAuditGroupTexts();
  const { group, administrator, subject, from, to, ...rest } = search;
  const filters = { group, administrator, subject, from, to };
  /** An undefined filter is dropped when the address is read. */
  const filterBy = (changed: { [Key in keyof typeof filters]?: AuditSearch[Key] | undefined }) =>
    onSearch({ ...rest, ...withoutUndefined({ ...filters, ...changed }), page: 1 });
  return (
    <>
      {subject !== undefined && (
        <SubjectChip subject={subject} onRemove={() => filterBy({ subject: undefined })} />
      )}
      <SelectInput
        className={styles.filter}
        label={t('group')}
        value={group ?? ''}
        onChange={({ target }) => filterBy({ group: target.value === '' ? undefined : target.value })}
        data={[
          { value: '', label: t('groupAll') },
          ...auditGroups.map((name) => ({ value: name, label: groups(name) })),
        ]}
      />
      <SelectInput
        className={styles.filter}
        label={t('administrator')}
        value={administrator === undefined ? '' : String(administrator)}
        onChange={({ target }) =>
          filterBy({ administrator: target.value === '' ? undefined : Number(target.value) })
        }
        data={[
          { value: '', label: t('everybody') },
          ...administrators.map(({ ad_id, ad_name }) => ({ value: String(ad_id), label: ad_name })),
          { value: '0', label: t('commandLine') },
        ]}
      />
      <TextInput
        className={styles.day}
        type="date"
        label={t('from')}
        value={from ?? ''}
        max={to}
        onChange={({ target }) => filterBy({ from: target.value === '' ? undefined : target.value })}
      />
      <TextInput
        className={styles.day}
        type="date"
        label={t('to')}
        value={to ?? ''}
        min={from}
        onChange={({ target }) => filterBy({ to: target.value === '' ? undefined : target.value })}
      />
      {isFiltered(search) && (
        <Button look="quiet" size="small" onClick={() => onSearch({ ...rest, page: 1 })}>
          {t('clear')}
        </Button>
      )}
    </>
  );
}

/** What the entries are about, which a press removes; the profile of a member links here. */
function SubjectChip({ subject, onRemove }: { subject: string; onRemove: () => void }) {
  const t = useAuditTexts();
  const filter = t('about', { subject: useSubjectText(subject) });
  return (
    <button type="button" className={styles.chip} aria-label={t('remove', { filter })} onClick={onRemove}>
      <bdi>{filter}</bdi>
      <IconX size="1rem" aria-hidden="true" />
    </button>
  );
}

type Filters = Pick<AuditSearch, 'group' | 'administrator' | 'subject' | 'from' | 'to'>;

function withoutUndefined({
  group,
  administrator,
  subject,
  from,
  to,
}: { [Key in keyof Filters]?: Filters[Key] | undefined }): Filters {
  return {
    ...(group === undefined ? {} : { group }),
    ...(administrator === undefined ? {} : { administrator }),
    ...(subject === undefined ? {} : { subject }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
