import { IconChevronDown } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import {
  criteriaBySection,
  type CriterionSection,
  formNameOf,
} from '#contract/preferences/preference.criteria.ts';
import { CriterionInput } from '#web/parts/criteria/criterion-input.tsx';
import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { useSearchTexts } from '#web/locales/en/search.ts';
import styles from './filter-groups.module.css';
import type { FilterDraft } from './use-filter-draft.ts';

type CriteriaProps = { section: CriterionSection; form: FilterDraft; isFirst: boolean };

/** The criteria of a section of the partner preference, as filters. */
export function CriteriaGroup({ section, form, isFirst }: CriteriaProps) {
  const t = useSearchTexts();
  const names = criteriaBySection[section];
  const set = names.filter((name) => form.chosenFor(name) !== '').length;
  return (
    <FilterGroup title={t(`groups.${section}`)} set={set} isFirst={isFirst}>
      {names.map((name) => (
        <CriterionInput
          key={name}
          name={name}
          chosenFor={form.chosenFor}
          onChange={(changed, value) => form.change({ [formNameOf(changed)]: value })}
          inputRef={(element) => form.registerInput(name, element)}
        />
      ))}
    </FilterGroup>
  );
}

const dayChoices = { active_days: [1, 3, 7, 30, 90], joined_days: [1, 7, 30, 90, 365] } as const;
type Days = keyof typeof dayChoices;

const yesFilters = ['with_photo', 'mutual'] as const;

/** The filters that are no criteria: photo, activity, and the must-haves of both sides. */
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

/** A number of days; offers also the number of the address, when that is none of the usual ones. */
function DaysSelect({ name, form: { draft, change } }: { name: Days; form: FilterDraft }) {
  const t = useSearchTexts();
  const value = draft[name];
  const numbers = [...new Set<number>([...dayChoices[name], ...(value === undefined ? [] : [value])])];
  return (
    <SelectInput
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

type GroupProps = {
  title: string;
  /** How many of its filters are set. */
  set: number;
  isFirst?: boolean;
  children: ReactNode;
};

/** A group of filters that can be folded; at first it is open when a filter is set. */
function FilterGroup({ title, set, isFirst = false, children }: GroupProps) {
  const t = useSearchTexts();
  const [isOpen, setOpen] = useState(isFirst || set > 0);
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {set > 0 && <span className={styles.set}>{t('drawer.set', { count: set })}</span>}
        <IconChevronDown size="1.25rem" className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
