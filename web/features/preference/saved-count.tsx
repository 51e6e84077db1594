import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { SectionControl } from '#web/sections/profile-sections.data.ts';
import { CountLine } from './count-line.tsx';
import { sectionOf } from './criteria-sections.data.ts';
import { Loosening } from './loosening.tsx';
import type { PreferenceValues } from './preference-values.rules.ts';

/** How many members fit the preference as it is saved, unless it is being edited below: there it is counted live. */
export function SavedCount({ control, values }: { control: SectionControl; values: PreferenceValues }) {
  const actionOf = (name: CriterionName) => ({
    isHere: false,
    run: () => {
      const section = sectionOf(name);
      if (section !== control.openSection) control.onToggle(section);
    },
  });
  return (
    <CountLine
      values={values}
      isCountable
      renderLoosening={(loosen) => <Loosening loosen={loosen} actionOf={actionOf} />}
    />
  );
}
