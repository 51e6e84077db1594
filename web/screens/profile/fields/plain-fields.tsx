import { feetOf, listInches } from '#contract/fields/heights.ts';
import type { FormFact } from '#contract/profiles/fact-names.ts';
import { Checkbox, RadioGroup, RadioLine } from '#web/design/inputs/choice-inputs.tsx';
import { SelectInput, TextArea, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { MantineDateField } from '#web/parts/forms/mantine-date-field.tsx';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { limitsOf } from '../fact-fields.rules.ts';
import styles from './plain-fields.module.css';
import { useProfileField } from './use-profile-field.ts';

type Props = { fact: FormFact };

/** One line of text. */
export function LineField({ fact }: Props) {
  const { onChange, ...field } = useProfileField(fact);
  return (
    <TextInput
      {...field}
      maxLength={limitsOf(fact, 'line').longest}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Several lines of text, with the number of characters. */
export function ParagraphField({ fact }: Props) {
  const t = useProfileTexts();
  const { onChange, ...field } = useProfileField(fact);
  const { longest } = limitsOf(fact, 'paragraph');
  return (
    <div>
      <TextArea
        {...field}
        maxLength={longest}
        isGrowing
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className={styles.count}>{t('form.count', { count: field.value.length, most: longest })}</p>
    </div>
  );
}

/** A small whole number, chosen from a list, so that it cannot be mistyped. */
export function NumberField({ fact }: Props) {
  const numbers = listNumbers(limitsOf(fact, 'number'));
  return <ListField fact={fact} options={numbers.map((number) => String(number))} />;
}

/** A height in feet and inches, each offered once, with its centimetres. A stored height between two inches stands for the nearest. */
export function HeightField({ fact }: Props) {
  const t = useProfileTexts();
  const { value } = useProfileField(fact);
  const stored = Number(value);
  const options = listInches().map(({ usual, shortest, tallest }) => ({
    value: String(shortest <= stored && stored <= tallest ? stored : usual),
    label: t('values.height', { centimetres: usual, ...feetOf(usual) }),
  }));
  return <ListField fact={fact} options={options} />;
}

function listNumbers({ smallest, largest }: { smallest: number; largest: number }): number[] {
  return Array.from({ length: largest - smallest + 1 }, (_, index) => smallest + index);
}

/** A list that can also be left empty. */
function ListField({ fact, options }: Props & { options: (string | { value: string; label: string })[] }) {
  const t = useProfileTexts();
  const { onChange, ...field } = useProfileField(fact);
  return (
    <SelectInput
      {...field}
      data={[{ value: '', label: t('form.choose') }, ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Up to so many fixed values are all in sight. */
const mostInSight = 3;

/** One of a few fixed values. */
export function OneOfField({ fact }: Props) {
  const { values } = limitsOf(fact, 'one-of');
  return values.length > mostInSight ? (
    <SelectField fact={fact} values={values} />
  ) : (
    <RadioField fact={fact} values={values} />
  );
}

type FixedProps = Props & { values: readonly string[] };

function SelectField({ fact, values }: FixedProps) {
  const { onChange, ...field } = useProfileField(fact);
  const say = useFactText();
  return (
    <SelectInput
      {...field}
      data={values.map((value) => ({ value, label: say(fact, value) ?? value }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function RadioField({ fact, values }: FixedProps) {
  const t = useProfileTexts();
  const { ref, ...field } = useProfileField(fact);
  const say = useFactText();
  const hint = fact === 'gender' ? { description: t('form.genderReviewed') } : {};
  return (
    <RadioGroup {...field} {...hint} look="field">
      <div className={styles.choices}>
        {values.map((value, index) => (
          <RadioLine key={value} ref={index === 0 ? ref : undefined} value={value} label={say(fact, value)} />
        ))}
      </div>
    </RadioGroup>
  );
}

/** A yes or no. */
export function CheckField({ fact }: Props) {
  const { value, onChange, ...field } = useProfileField(fact);
  return (
    <Checkbox
      {...field}
      className={styles.check}
      checked={value === 'true'}
      onChange={({ currentTarget }) => onChange(String(currentTarget.checked))}
    />
  );
}

/** The date of birth, with the legal age as its hint. */
export function DateField({ fact }: Props) {
  const t = useProfileTexts();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  const { description: _none, ...field } = useProfileField(fact);
  return <MantineDateField {...field} hint={t('form.legalAge', { bride, groom })} />;
}
