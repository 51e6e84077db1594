import { NativeSelect, Switch } from '@mantine/core';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { FilterGroup } from './filter-group.tsx';
import styles from './presence-group.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

const dayChoices = { active_days: [1, 3, 7, 30, 90], joined_days: [1, 7, 30, 90, 365] } as const;
type Days = keyof typeof dayChoices;

const yesFilters = ['with_photo', 'mutual'] as const;

/** What only a search asks for: photo, presence, and whether both sides' must-haves are met. */
export function PresenceGroup({ form }: { form: FilterDraft }) {
  const t = useSearchTexts();
  const { draft, change } = form;
  const set = [...yesFilters, 'active_days' as const, 'joined_days' as const].filter(
    (name) => draft[name] !== undefined,
  ).length;
  return (
    <FilterGroup title={t('groups.presence')} set={set}>
      {yesFilters.map((name) => (
        <Switch
          key={name}
          size="md"
          classNames={{ body: styles.body ?? '', label: styles.label ?? '' }}
          label={t(`filters.${name}`)}
          {...(name === 'mutual' && { description: t('filters.mutualHint') })}
          checked={draft[name] === true}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.checked ? true : undefined })}
        />
      ))}
      <DaysSelect name="active_days" form={form} />
      <DaysSelect name="joined_days" form={form} />
    </FilterGroup>
  );
}

/** Within how many days; one that stands in the address though it is not offered is kept. */
function DaysSelect({ name, form: { draft, change } }: { name: Days; form: FilterDraft }) {
  const t = useSearchTexts();
  const value = draft[name];
  const numbers = [...new Set<number>([...dayChoices[name], ...(value === undefined ? [] : [value])])];
  return (
    <NativeSelect
      label={t(`filters.${name}`)}
      value={value ?? ''}
      data={[
        { value: '', label: t('filters.anyTime') },
        ...numbers
          .toSorted((one, other) => one - other)
          .map((count) => ({ value: String(count), label: t('filters.lastDays', { count }) })),
      ]}
      onChange={({ currentTarget }) =>
        change({ [name]: currentTarget.value === '' ? undefined : Number(currentTarget.value) })
      }
    />
  );
}
