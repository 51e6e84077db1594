import { lazy, Suspense } from 'react';
import { SelectField, TextField } from '#web/design/field.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useSite } from '#web/app/document/site.ts';
import { DateField } from '#web/parts/forms/date-field.tsx';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import type { AskedField } from './invitation.rules.ts';

// Loaded only when religion or community is asked for, which is rare.
const ChoiceField = lazy(async () => ({
  default: (await import('./choice-field.tsx')).ChoiceField,
}));

type Props = {
  field: AskedField;
  value: string;
  /** The current religion, whose communities are offered. */
  religion: string;
  isEstimated: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The input of a field that registration asks for. */
export function AskedFieldInput(props: Props) {
  const { field, religion } = props;
  const t = useInvitationTexts();
  if (field === 'dob') return <BirthField {...props} />;
  if (field === 'profile_for' || field === 'gender') return <OneOf {...props} field={field} />;
  if (field === 'religion' || field === 'community') {
    return (
      <Suspense fallback={<Skeleton height="var(--space-16)" />}>
        {field === 'religion' ? (
          <ChoiceField {...props} list="religion" label={t('claim.religion')} />
        ) : (
          <ChoiceField {...props} list="community" under={religion} label={t('claim.community')} />
        )}
      </Suspense>
    );
  }
  return <Line {...props} field={field} />;
}

function OneOf({ field, value: chosen, error, onChange }: Props & { field: 'profile_for' | 'gender' }) {
  const t = useInvitationTexts();
  const profile = useProfileTexts();
  // The catalogues have a text for each choice of registration.
  const names = field === 'gender' ? t.group('claim.genders') : profile.group('values.profileFor');
  return (
    <SelectField
      name={field}
      label={t(field === 'gender' ? 'claim.gender' : 'claim.profileFor')}
      value={chosen}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    >
      <option value="">{t('claim.choose')}</option>
      {Object.entries(names).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Labels and hints of the text fields, and what the browser may fill in. */
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

/** Day, month and year of birth in three native lists. */
function BirthField({ value, isEstimated, error, onChange }: Props) {
  const t = useInvitationTexts();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  return (
    <DateField
      label={t('claim.dob')}
      hint={
        <>
          {isEstimated && <strong>{t('claim.dobConfirm')} </strong>}
          {t('claim.dobHint', { bride, groom })}
        </>
      }
      value={value}
      error={error}
      onChange={onChange}
      hasLabels
      renderList={({ part, name, options, isWrong: _isWrong, ...list }) => (
        <SelectField
          {...list}
          // An error of the date focuses the first list.
          name={part === 'day' ? 'dob' : `dob-${part}`}
          label={name}
        >
          <option value="">–</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      )}
    />
  );
}
