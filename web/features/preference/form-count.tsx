import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import type { SectionControl } from '#web/sections/profile-sections.data.ts';
import { CountLine } from './count-line.tsx';
import { sectionOf } from './criteria-sections.data.ts';
import styles from './form-count.module.css';
import { Loosening } from './loosening.tsx';
import type { PreferenceForm } from './use-preference-form.ts';

/** How many members fit what is being edited. What keeps everybody out can be left out, here or in its own section. */
export function FormCount({
  form,
  onToggle,
}: {
  form: PreferenceForm;
  onToggle: SectionControl['onToggle'];
}) {
  const actionOf = (name: CriterionName) => {
    const isHere = form.names.includes(name);
    const leaveOut = () => {
      form.change({ [name]: '' });
      form.focus(name);
    };
    return { isHere, run: isHere ? leaveOut : () => onToggle(sectionOf(name)) };
  };
  return (
    <div className={styles.place}>
      <CountLine
        values={form.whole}
        isCountable={form.outOfOrder.length === 0}
        renderLoosening={(loosen) => <Loosening loosen={loosen} actionOf={actionOf} />}
      />
    </div>
  );
}
