import { useQuery } from '@tanstack/react-query';
import { criterionOf } from '#contract/preferences/preference.criteria.ts';
import { showPreference } from '#contract/preferences/own-preference.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { useCriterionText } from '#web/criteria/use-criterion-text.ts';
import type { CriterionWord } from './match-reasons.rules.ts';

/** Returns what the viewer accepts for a criterion: "5 ft 3 in or taller"; undefined before it is loaded. */
export function useWantedText(): (criterion: CriterionWord) => string | undefined {
  const { data } = useQuery(endpointQuery(showPreference, {}));
  const writeCriterion = useCriterionText();
  return (criterion) => {
    const name = criterionOf(criterion);
    const value = name && data?.data[0]?.[preferenceWireNames[name]];
    return name && value ? writeCriterion(name, value) : undefined;
  };
}
