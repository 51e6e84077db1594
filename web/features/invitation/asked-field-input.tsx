import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/design/skeleton.tsx';
import { SelectField, TextField } from '#web/design/field.tsx';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { BirthFields } from './birth-fields.tsx';
import type { AskedField } from './held-facts.rules.ts';

// Few are asked for what the lists are for.
const ChoiceField = lazy(async () => ({
  default: (await import('./choice-field.tsx')).ChoiceField,
}));

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
  // The catalogues have a text for each choice that registration offers.
  const names =
    field === 'gender'
      ? t('claim.genders', { returnObjects: true })
      : profile('values.profileFor', { returnObjects: true });
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
