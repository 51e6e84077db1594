import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { usePreferenceTexts } from '#web/i18n/use-preference-texts.ts';
import type { preference } from '#web/locales/en/preference.ts';
import type { CriterionFieldProps } from './criterion-field-props.ts';
import { isInOrder } from './criterion-words.rules.ts';
import { ManagersField } from './managers-field.tsx';
import { RangeField } from './range-field.tsx';
import { SetField } from './set-field.tsx';

type Props = Pick<CriterionFieldProps, 'name' | 'chosenFor' | 'onChange' | 'inputRef'> & {
  /** What is wrong with it, when that is not a range the wrong way round. */
  error?: string | undefined;
};

/** The input of a criterion, wherever one is chosen. Controlled; knows no form. */
export function CriterionInput({ name, chosenFor, error, ...rest }: Props) {
  const t = usePreferenceTexts();
  const Input = inputs[kindOf(name)];
  const value = chosenFor(name);
  const isOutOfOrder = criteria[name].kind === 'range' && !isInOrder(value);
  return (
    <Input
      {...rest}
      name={name}
      label={t(`criteria.${name}`)}
      description={hasHint(name) ? t(`hints.${name}`) : undefined}
      value={value}
      chosenFor={chosenFor}
      error={error ?? (isOutOfOrder ? t('form.outOfOrder') : undefined)}
    />
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
