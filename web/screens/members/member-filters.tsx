import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { erasureStates, memberStates, youngestAge } from '#contract/members/member.choices.ts';
import { genders } from '#contract/profiles/fixed-choices.ts';
import { ChoiceSelect } from '#web/parts/choices/choice-select.tsx';
import type { OfferedList } from '#web/parts/choices/choices.rules.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { Button } from '#web/design/button.tsx';
import { SelectInput, type SelectOption } from '#web/design/inputs/text-inputs.tsx';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { plansQuery } from './members.queries.ts';
import {
  changeFilters,
  clearFilters,
  type FilterName,
  filterNames,
  listChosen,
  type MembersSearch,
} from './members-address.rules.ts';
import styles from './members.module.css';

type Props = { search: MembersSearch; onSearch: (search: MembersSearch) => void };

/** The inputs of the filters. Each choice shows at once in the list behind. */
export function FilterInputs({ search, onSearch }: Props) {
  const t = useMembersTexts();
  const options = useFilterOptions();
  const lists = useChoices();
  const choose = (name: FilterName, value: string) =>
    onSearch(changeFilters(search, { [name]: readOption(name, value) }));
  return filterNames.map((name) =>
    isListed(name) ? (
      <ChoiceSelect
        key={name}
        {...offeredBy(name, search)}
        label={t(`filters.names.${name}`)}
        lists={lists}
        value={search[name] ?? ''}
        onChange={(value) => choose(name, value)}
        isClearable
      />
    ) : (
      <SelectInput
        key={name}
        label={t(`filters.names.${name}`)}
        value={search[name] === undefined ? '' : String(search[name])}
        onChange={({ target }) => choose(name, target.value)}
        data={[{ value: '', label: t('filters.any') }, ...withChosen(options[name], search[name])]}
      />
    ),
  );
}

/** The filters that are found by typing, for their lists are long, and the filter that narrows each. */
const listedFilters = {
  religion: undefined,
  community: 'religion',
  denomination: 'religion',
  mother_tongue: undefined,
  marital_status: undefined,
  country: undefined,
  state: 'country',
  district: 'state',
} as const;
type ListedFilter = keyof typeof listedFilters;

function isListed(name: FilterName): name is ListedFilter {
  return Object.hasOwn(listedFilters, name);
}

function offeredBy(name: ListedFilter, search: MembersSearch): OfferedList {
  const parent = listedFilters[name];
  const chosen = parent && search[parent];
  return { list: name, ...(chosen !== undefined && { under: [chosen] }) };
}

/** An address may name a value that is not offered. */
function withChosen(
  options: readonly SelectOption[],
  chosen: string | number | boolean | undefined,
): readonly SelectOption[] {
  if (chosen === undefined) return options;
  const value = String(chosen);
  const isOffered = options.some((option) => (typeof option === 'string' ? option : option.value) === value);
  return isOffered ? options : [...options, value];
}

const numbers: ReadonlySet<FilterName> = new Set([
  'age_from',
  'age_to',
  'min_completion',
  'registered_days',
  'seen_days',
  'unseen_days',
]);

function readOption(name: FilterName, value: string): unknown {
  if (value === '') return undefined;
  return numbers.has(name) ? Number(value) : value;
}

const percents = [20, 40, 60, 80];
const daysOffered = [1, 7, 30, 90, 365];
const oldestOffered = 70;

function useFilterOptions(): Record<Exclude<FilterName, ListedFilter>, readonly SelectOption[]> {
  const t = useMembersTexts();
  const plans = useQuery(plansQuery()).data?.data ?? [];
  const ages = Array.from({ length: oldestOffered - youngestAge + 1 }, (_, index) => ({
    value: String(youngestAge + index),
    label: t('filters.values.years', { count: youngestAge + index }),
  }));
  const days = daysOffered.map((count) => ({
    value: String(count),
    label: t('filters.values.days', { count }),
  }));
  const yesNo = (yes: string, no: string) => [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  return {
    status: memberStates.map((state) => ({ value: state, label: t(`filters.values.${state}`) })),
    gender: genders,
    age_from: ages,
    age_to: ages,
    plan: [
      { value: 'any', label: t('filters.values.anyPlan') },
      { value: 'none', label: t('filters.values.noPlan') },
      ...plans.map(({ p_id, p_name }) => ({ value: String(p_id), label: p_name })),
    ],
    verified: yesNo(t('filters.values.verifiedYes'), t('filters.values.verifiedNo')),
    min_completion: percents.map((percent) => ({
      value: String(percent),
      label: t('list.percent', { percent }),
    })),
    registered_days: days,
    seen_days: days,
    unseen_days: days,
    reported: yesNo(t('filters.values.reportedYes'), t('filters.values.reportedNo')),
    noted: yesNo(t('filters.values.notedYes'), t('filters.values.notedNo')),
    erasure: erasureStates.map((state) => ({ value: state, label: t(`filters.values.${state}`) })),
  };
}

/** The chosen filters; a press on one removes it. */
export function MemberChips({ search, onSearch }: Props) {
  const t = useMembersTexts();
  const wordsOf = useFilterWords();
  const chosen = listChosen(search);
  if (chosen.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul aria-label={t('filters.label')}>
        {chosen.map((name) => {
          const filter = t('filters.chip', {
            name: t(`filters.names.${name}`),
            value: wordsOf(name, search),
          });
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('filters.remove', { filter })}
                onClick={() => onSearch(changeFilters(search, { [name]: undefined }))}
              >
                <bdi>{filter}</bdi>
                <IconX size="1rem" aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      {chosen.length > 1 && (
        <Button look="quiet" size="small" onClick={() => onSearch(clearFilters(search))}>
          {t('filters.clear')}
        </Button>
      )}
    </div>
  );
}

/** Returns the words for the value of a filter. */
function useFilterWords(): (name: FilterName, search: MembersSearch) => string {
  const t = useMembersTexts();
  const plans = useQuery(plansQuery()).data?.data ?? [];
  const days = (count: number | undefined) => t('filters.values.days', { count: count ?? 0 });
  const planName = (plan: string | undefined) => {
    if (plan === 'none') return t('filters.values.noPlan');
    if (plan === 'any') return t('filters.values.anyPlan');
    return plans.find(({ p_id }) => String(p_id) === plan)?.p_name ?? plan ?? '';
  };
  const yesNo = (value: boolean | undefined, words: readonly [YesNo, YesNo]) =>
    t(`filters.values.${words[value === true ? 0 : 1]}`);
  const words: Partial<Record<FilterName, (search: MembersSearch) => string>> = {
    status: ({ status }) => t(`filters.values.${status ?? 'active'}`),
    plan: ({ plan }) => planName(plan),
    verified: ({ verified }) => yesNo(verified, ['verifiedYes', 'verifiedNo']),
    reported: ({ reported }) => yesNo(reported, ['reportedYes', 'reportedNo']),
    noted: ({ noted }) => yesNo(noted, ['notedYes', 'notedNo']),
    min_completion: ({ min_completion: percent = 0 }) => t('list.percent', { percent }),
    erasure: ({ erasure }) => t(`filters.values.${erasure ?? 'pending'}`),
    age_from: ({ age_from: count = 0 }) => t('filters.values.years', { count }),
    age_to: ({ age_to: count = 0 }) => t('filters.values.years', { count }),
    registered_days: ({ registered_days: count }) => days(count),
    seen_days: ({ seen_days: count }) => days(count),
    unseen_days: ({ unseen_days: count }) => days(count),
  };
  // The other values are words already.
  return (name, search) => words[name]?.(search) ?? String(search[name] ?? '');
}

type YesNo = 'verifiedYes' | 'verifiedNo' | 'reportedYes' | 'reportedNo' | 'notedYes' | 'notedNo';
