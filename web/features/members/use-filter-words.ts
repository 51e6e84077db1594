import { useQuery } from '@tanstack/react-query';
import { plansQuery } from './members.queries.ts';
import type { FilterName, MembersSearch } from './members-address.rules.ts';
import { useMembersTexts } from '#web/i18n/administration/use-members-texts.ts';

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
  return (name, search) => {
    switch (name) {
      case 'status':
        return t(search.status === 'inactive' ? 'filters.values.inactive' : 'filters.values.active');
      case 'plan':
        return planName(search.plan);
      case 'verified':
        return t(search.verified === true ? 'filters.values.verifiedYes' : 'filters.values.verifiedNo');
      case 'reported':
        return t(search.reported === true ? 'filters.values.reportedYes' : 'filters.values.reportedNo');
      case 'noted':
        return t(search.noted === true ? 'filters.values.notedYes' : 'filters.values.notedNo');
      case 'min_completion':
        return t('list.percent', { percent: search.min_completion ?? 0 });
      case 'seen_days':
        return days(search.seen_days);
      case 'unseen_days':
        return days(search.unseen_days);
      default:
        return search[name] ?? '';
    }
  };
}
