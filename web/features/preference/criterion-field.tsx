import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import type { preference } from '#web/locales/en/preference.ts';
import styles from './criterion-field.module.css';
import { ManagersField } from './managers-field.tsx';
import { MustHaveSwitch } from './must-have-switch.tsx';
import { RangeField } from './range-field.tsx';
import { SetField } from './set-field.tsx';
import type { PreferenceForm } from './use-preference-form.ts';

type Props = {
  form: PreferenceForm;
  name: CriterionName;
  /** The sentence that says what a must-have does. */
  explanationId: string;
};

/** The input of a criterion, and below it whether it is a must-have. */
export function CriterionField({ form, name, explanationId }: Props) {
  const t = usePreferenceTexts();
  const Input = inputs[kindOf(name)];
  const outOfOrder = form.outOfOrder.includes(name) ? t('form.outOfOrder') : undefined;
  return (
    <div className={styles.criterion}>
      <Input
        form={form}
        name={name}
        label={t(`criteria.${name}`)}
        description={hasHint(name) ? t(`hints.${name}`) : undefined}
        error={form.errors[name] ?? outOfOrder}
      />
      <MustHaveSwitch form={form} name={name} explanationId={explanationId} />
    </div>
  );
}

/** The input of each kind of criterion. */
const inputs = { range: RangeField, set: SetField, managers: ManagersField };

function kindOf(name: CriterionName): keyof typeof inputs {
  return name === 'profileManagedBy' ? 'managers' : criteria[name].kind;
}

type Hinted = keyof typeof preference.hints;

const hinted: Readonly<Record<Hinted, true>> = {
  annualIncome: true,
  profileManagedBy: true,
  workingAs: true,
};

function hasHint(name: CriterionName): name is Hinted {
  return Object.hasOwn(hinted, name);
}
