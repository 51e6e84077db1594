import { profileForChoices, registrationGenders } from '#contract/accounts/registration.ts';
import { SelectField, TextField } from '#web/design/field.tsx';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { BirthFields } from './birth-fields.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { AskedField } from './held-facts.rules.ts';

type Props = {
  field: AskedField;
  value: string;
  /** The religion as it stands, whose communities are offered. */
  religion: string;
  isEstimated: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A field of what registration asks for. */
export function AskedFieldInput(props: Props) {
  const { field, religion } = props;
  const t = useInvitationTexts();
  if (field === 'dob') return <BirthFields {...props} />;
  if (field === 'profile_for' || field === 'gender') return <OneOf {...props} field={field} />;
  if (field === 'religion') return <ChoiceField {...props} list="religion" label={t('claim.religion')} />;
  if (field === 'community')
    return <ChoiceField {...props} list="community" under={religion} label={t('claim.community')} />;
  return <Line {...props} field={field} />;
}

function OneOf({ field, value, error, onChange }: Props & { field: 'profile_for' | 'gender' }) {
  const t = useInvitationTexts();
  const profile = useProfileTexts();
  return (
    <SelectField
      name={field}
      label={t(field === 'gender' ? 'claim.gender' : 'claim.profileFor')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    >
      <option value="">{t('claim.choose')}</option>
      {field === 'gender'
        ? registrationGenders.map((name) => (
            <option key={name} value={name}>
              {t(`claim.genders.${name}`)}
            </option>
          ))
        : profileForChoices.map((name) => (
            <option key={name} value={name}>
              {profile(`values.profileFor.${name}`)}
            </option>
          ))}
    </SelectField>
  );
}

/** How the device helps to fill the lines. */
const lines = {
  firstname: { label: 'claim.firstName', autoComplete: 'given-name' },
  lastname: { label: 'claim.lastName', autoComplete: 'family-name' },
  email: { label: 'claim.email', hint: 'claim.emailHint', autoComplete: 'email', type: 'email' },
  mobile: { label: 'claim.mobile', hint: 'claim.mobileHint', autoComplete: 'tel', type: 'tel' },
} as const;

function Line({ field, value, error, onChange }: Props & { field: keyof typeof lines }) {
  const t = useInvitationTexts();
  const { label, ...line } = lines[field];
  return (
    <TextField
      name={field}
      label={t(label)}
      description={'hint' in line ? t(line.hint) : undefined}
      type={'type' in line ? line.type : 'text'}
      autoComplete={line.autoComplete}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    />
  );
}
