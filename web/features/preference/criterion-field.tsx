import type { CriterionName } from '#contract/preferences/preference.criteria.ts';
import { CriterionInput } from '#web/criteria/criterion-input.tsx';
import styles from './criterion-field.module.css';
import { MustHaveSwitch } from './must-have-switch.tsx';
import type { PreferenceForm } from './use-preference-form.ts';

type Props = {
  form: PreferenceForm;
  name: CriterionName;
  /** The sentence that says what a must-have does. */
  explanationId: string;
};

/** The input of a criterion, and below it whether it is a must-have. */
export function CriterionField({ form, name, explanationId }: Props) {
  return (
    <div className={styles.criterion}>
      <CriterionInput
        name={name}
        // What narrows a list may stand in another section.
        chosenFor={(other) => form.whole[other]}
        error={form.errors[name]}
        onChange={(value) => form.change({ [name]: value })}
        inputRef={(element) => form.keepInput(name, element)}
      />
      <MustHaveSwitch form={form} name={name} explanationId={explanationId} />
    </div>
  );
}
