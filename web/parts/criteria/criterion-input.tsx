import { useId } from 'react';
import { listInches } from '#contract/fields/heights.ts';
import { criteria, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { ChoiceSet } from '#web/parts/choices/choice-set.tsx';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { CheckboxGroup, CheckboxLine } from '#web/design/inputs/choice-inputs.tsx';
import { InputGroup, SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { writeLakhs } from '#web/parts/facts/fact-formats.rules.ts';
import { useContactsNote } from '#web/parts/facts/use-contacts-note.ts';
import { usePreferenceTexts } from '#web/locales/en/preference.ts';
import type { preference } from '#web/locales/en/preference.ts';
import {
  besideOf,
  listIncomeEnds,
  listLabelsAbove,
  listOf,
  managerNames,
  managersOf,
  valuesOfManagers,
  withoutUndisclosed,
} from './criteria.rules.ts';
import { isInOrder, joinRange, splitRange, splitValues } from './written-values.rules.ts';
import styles from './criterion-input.module.css';
import { useHeightText } from './use-criterion-text.ts';

type Props = {
  name: CriterionName;
  /**
   * The value of any criterion, as on the wire: `25-32`, or values separated by commas; empty when it is not stated.
   * Another criterion may narrow the list of this one.
   */
  chosenFor: (name: CriterionName) => string;
  /** Also another criterion may change: a church that is looked for among communities. */
  onChange: (name: CriterionName, value: string) => void;
  /** Takes the focus of the criterion. */
  inputRef?: (element: HTMLElement | null) => void;
  /** What is wrong with it, other than a range in the wrong order. */
  error?: string | undefined;
};

/** The input of a criterion, on every screen that asks for one. Controlled; independent of any form. */
export function CriterionInput({ name, chosenFor, error, ...rest }: Props) {
  const t = usePreferenceTexts();
  const Field = name === 'profileManagedBy' ? ManagersField : fields[criteria[name].kind];
  const value = chosenFor(name);
  const note = useContactsNote(criteria[name].kind === 'set' ? value : '');
  const isOutOfOrder = criteria[name].kind === 'range' && !isInOrder(value);
  return (
    <Field
      {...rest}
      name={name}
      label={t(`criteria.${name}`)}
      description={note ?? (hasHint(name) ? t(`hints.${name}`) : undefined)}
      value={value}
      chosenFor={chosenFor}
      error={error ?? (isOutOfOrder ? t('form.outOfOrder') : undefined)}
    />
  );
}

type FieldProps = Omit<Props, 'error'> & {
  label: string;
  description: string | undefined;
  error: string | undefined;
  value: string;
};

const fields = { range: RangeField, set: SetField };

type Hinted = keyof typeof preference.hints;

const hinted: Readonly<Record<Hinted, true>> = {
  annualIncome: true,
  profileManagedBy: true,
  workingAs: true,
};

function hasHint(name: CriterionName): name is Hinted {
  return Object.hasOwn(hinted, name);
}

type EndName = 'from' | 'to';

/** From and to, each chosen from a list; either end may stay open. */
function RangeField({ name, label, description, error, value: range, onChange, inputRef }: FieldProps) {
  const t = usePreferenceTexts();
  const id = useId();
  const { optionsOf, say } = useEnds(name);
  const ends = splitRange(range);
  // Also an end that was stated elsewhere and is not offered here.
  const withStated = (end: EndName): number[] => {
    const offered = optionsOf(end);
    const stated = ends[end];
    if (stated === '' || offered.includes(Number(stated))) return offered;
    return [...offered, Number(stated)].toSorted((one, other) => one - other);
  };
  const selectFor = (end: EndName) => (
    <SelectInput
      ref={end === 'from' ? inputRef : undefined}
      label={t(`form.${end}`)}
      aria-label={t(`form.${end}Of`, { criterion: label })}
      error={error !== undefined}
      value={ends[end]}
      data={[
        { value: '', label: t('form.noEnd') },
        ...withStated(end).map((number) => ({ value: String(number), label: say(number) })),
      ]}
      onChange={({ currentTarget }) => onChange(name, joinRange({ ...ends, [end]: currentTarget.value }))}
    />
  );
  return (
    <InputGroup id={id} label={label} description={description} error={error}>
      <div className={styles.ends}>
        {selectFor('from')}
        {selectFor('to')}
      </div>
    </InputGroup>
  );
}

type Ends = { optionsOf: (end: EndName) => number[]; say: (number: number) => string };

/** The numbers that are offered as an end, and how any is said: years, whole inches, or rupees where the bands of income begin. */
function useEnds(name: CriterionName): Ends {
  const t = usePreferenceTexts();
  const sayHeight = useHeightText({ isShort: true });
  const lists = useChoices();
  if (name === 'height') {
    const bound = { from: 'shortest', to: 'tallest' } as const;
    return { optionsOf: (end) => listInches().map((inch) => inch[bound[end]]), say: sayHeight };
  }
  if (name === 'annualIncome') {
    const codes = typeof lists === 'string' ? [] : lists.annual_income.map(({ code }) => code);
    const say = (rupees: number) => t('values.lakhs', { lakhs: writeLakhs(rupees) });
    return { optionsOf: () => listIncomeEnds(codes), say };
  }
  const { smallest, largest } = criteria.age;
  const years = Array.from({ length: largest - smallest + 1 }, (_, index) => smallest + index);
  return { optionsOf: () => years, say: (count) => t('values.year', { count }) };
}

/** Several values of a list, or own words. A list below another one offers what belongs to the values chosen there. */
function SetField({ name, label, description, error, value, chosenFor, onChange, inputRef }: FieldProps) {
  const loaded = useChoices();
  const { list } = listOf(name);
  const t = usePreferenceTexts();
  const under = listLabelsAbove(name, { chosenFor, lists: loaded });
  const other = besideOf(name);
  const otherList = other === undefined ? null : listOf(other).list;
  const otherUnder = other === undefined ? [] : listLabelsAbove(other, { chosenFor, lists: loaded });
  return (
    <ChoiceSet
      {...(inputRef !== undefined && { ref: inputRef })}
      // There is no list of towns: members write them.
      lists={list === null ? 'unavailable' : withoutUndisclosed(loaded)}
      list={list ?? 'district'}
      {...(under.length > 0 && { under })}
      label={label}
      description={description}
      error={error}
      value={splitValues(value)}
      onChange={(values) => onChange(name, values.join(','))}
      takesOwnWords
      {...(other !== undefined &&
        otherList !== null && {
          beside: {
            list: otherList,
            under: otherUnder,
            label: t(`criteria.${other}`),
            value: splitValues(chosenFor(other)),
            onChange: (values) => onChange(other, values.join(',')),
          },
        })}
    />
  );
}

/** Who manages a profile: a few fixed answers, all of them in sight. */
function ManagersField({ name, label, description, error, value, onChange, inputRef }: FieldProps) {
  const t = usePreferenceTexts();
  return (
    <CheckboxGroup
      label={label}
      description={description}
      error={error}
      value={managersOf(splitValues(value))}
      onChange={(names) => onChange(name, valuesOfManagers(names).join(','))}
    >
      <div className={styles.choices}>
        {managerNames.map((manager, index) => (
          <CheckboxLine
            key={manager}
            ref={index === 0 ? inputRef : undefined}
            value={manager}
            label={t(`values.managers.${manager}`)}
          />
        ))}
      </div>
    </CheckboxGroup>
  );
}
