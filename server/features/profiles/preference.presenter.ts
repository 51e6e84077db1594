import {
  criteria,
  criterionNames,
  type Criterion,
  type CriterionName,
} from '#contract/preferences/preference.criteria.ts';
import { formNameOf } from '#contract/preferences/preference-form.ts';
import {
  preferenceMapper,
  preferenceWireNames,
  type PreferenceWire,
} from '#contract/preferences/preference.wire.ts';
import { writeRange } from '#contract/preferences/range.ts';
import { type Choices, labelOf } from '#server/features/choices/choices.ts';
import type { Preference } from '#contract/preferences/stated-preference.ts';

/** A preference as members read it: labels and own words, separated by commas; null for what is not stated. */
export function presentPreference(preference: Preference, choices: Choices): PreferenceWire {
  const texts = criterionNames.map((name) => [name, presentCriterion(name, { preference, choices })]);
  return preferenceMapper.toWire({
    // One text or null for each criterion; `fromEntries` knows keys as strings alone.
    ...(Object.fromEntries(texts) as Record<CriterionName, string | null>),
    mustHave: preference.mustHave.map(presentCriterionName).join(',') || null,
  });
}

/** What a criterion is called in payloads: `mother_tongue`. */
export function presentCriterionName(name: CriterionName): string {
  return formNameOf(preferenceWireNames[name]);
}

function presentCriterion(
  name: CriterionName,
  { preference, choices }: { preference: Preference; choices: Choices },
): string | null {
  const value = preference[name];
  if (value === null) return null;
  if (!Array.isArray(value)) return writeRange(value);
  const criterion: Criterion = criteria[name];
  const list = criterion.kind === 'set' ? criterion.list : null;
  const labels = list === null ? value : value.map((code) => labelOf(choices, { list, value: code }));
  // Two religions may have a community of one name.
  return [...new Set(labels)].join(',');
}
