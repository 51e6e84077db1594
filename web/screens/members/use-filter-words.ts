import { useQuery } from '@tanstack/react-query';
import { plansQuery } from './members.queries.ts';
import type { FilterName, MembersSearch } from './members-address.rules.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';

/** Returns the words for the value of a filter. */
export function useFilterWords(): (name: FilterName, search: MembersSearch) => string {
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
