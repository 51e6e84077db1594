import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch, type RegisterOptions } from 'react-hook-form';
import { profileForChoices, registrationGenders } from '#contract/profiles/fixed-choices.ts';
import { ChoiceSelect } from '#web/choices/choice-select.tsx';
import { clearUnfitting, type LoadedChoices } from '#web/choices/choices.rules.ts';
import { PasswordInput, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useSite } from '#web/document/site.ts';
import { MantineDateField } from '#web/forms/mantine-date-field.tsx';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { RichText } from '#web/i18n/rich-text.tsx';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { tidyMobile } from '../mobile.rules.ts';
import { ChoiceCards } from './choice-cards.tsx';
import styles from './registration.module.css';
import type { RegistrationField, RegistrationValues } from './registration.rules.ts';

/** Step 1: the person the profile is for, and the gender. The legal age is shown before the person types. */
export function PersonStep() {
  const t = useAccountsTexts();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  return (
    <div className={styles.step}>
      <ChoiceCards
        name="profile_for"
        label={t('registration.profileForLabel')}
        choices={profileForChoices.map((value) => ({ value, label: t(`registration.profileFor.${value}`) }))}
      />
      <ChoiceCards
        name="gender"
        label={t('registration.genderLabel')}
        hint={t('registration.genderHint')}
        choices={registrationGenders.map((value) => ({ value, label: t(`registration.gender.${value}`) }))}
      />
      <p className={styles.hint}>{t('registration.legalAge', { bride, groom })}</p>
    </div>
  );
}

/** Step 2: names and date of birth. */
export function NameStep() {
  const t = useAccountsTexts();
  const field = useRegistrationField();
  return (
    <div className={styles.step}>
      <TextInput {...field('firstname')} label={t('registration.firstName')} autoComplete="given-name" />
      <TextInput {...field('lastname')} label={t('registration.lastName')} autoComplete="family-name" />
      <DateOfBirth />
    </div>
  );
}

function DateOfBirth() {
  const t = useAccountsTexts();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  const sentenceOf = useErrorSentence();
  const { control } = useFormContext<RegistrationValues>();
  const { field, fieldState } = useController({ control, name: 'dob' });
  const { ref, value, onChange, onBlur } = field;
  return (
    <MantineDateField
      {...{ ref, value, onChange, onBlur }}
      label={t('registration.dob')}
      hint={t('registration.legalAge', { bride, groom })}
      error={sentenceOf(fieldState.error?.message)}
    />
  );
}

/** Step 3: religion and community, from the lists when they are there and typed when not. */
export function FaithStep({ lists }: { lists: LoadedChoices }) {
  const t = useAccountsTexts();
  const { setValue } = useFormContext<RegistrationValues>();
  const religion = useChoiceField('religion');
  const community = useChoiceField('community');
  return (
    <div className={styles.step}>
      <ChoiceSelect
        {...religion}
        lists={lists}
        list="religion"
        label={t('registration.religion')}
        ownLabel={t('registration.ownReligion')}
        onChange={(chosen) => {
          religion.onChange(chosen);
          setValue(
            'community',
            clearUnfitting(lists, { list: 'community', under: [chosen], value: community.value }),
          );
        }}
      />
      <ChoiceSelect
        {...community}
        lists={lists}
        list="community"
        under={[religion.value]}
        label={t('registration.community')}
        ownLabel={t('registration.ownCommunity')}
      />
    </div>
  );
}

function useChoiceField(name: 'religion' | 'community') {
  const sentenceOf = useErrorSentence();
  const { control } = useFormContext<RegistrationValues>();
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  return { ref, value, onChange, onBlur, error: sentenceOf(fieldState.error?.message) };
}

const countryCode = '+91';
/** What is preselected comes first. */
const audiences = ['accepted', 'members', 'nobody'] as const;

/** Step 4: contact, password, who may see the contact details, and what the person agrees to. An e-mail that is proved is shown. */
export function ContactStep({ isEmailProved }: { isEmailProved: boolean }) {
  const t = useAccountsTexts();
  const field = useRegistrationField();
  const { password_min_length: least } = useSite();
  const { control, setValue, getValues } = useFormContext<RegistrationValues>();
  const mobile = useWatch({ control, name: 'mobile' });
  const tidy = () => setValue('mobile', tidyMobile(getValues('mobile')));
  return (
    <div className={styles.step}>
      <TextInput
        {...field('email')}
        type="email"
        label={t('fields.email')}
        readOnly={isEmailProved}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...field('mobile', { setValueAs: tidyMobile, onBlur: tidy })}
        type="tel"
        inputMode="tel"
        label={t('fields.mobile')}
        description={t('fields.mobileHint')}
        // A number of another country includes its code.
        leftSection={mobile.startsWith('+') ? undefined : countryCode}
        leftSectionWidth={mobile.startsWith('+') ? undefined : '3.25rem'}
        autoComplete="tel-national"
      />
      <PasswordInput
        {...field('password')}
        label={t('fields.password')}
        description={t('fields.newPasswordHint', { count: least })}
        autoComplete="new-password"
      />
      <PasswordInput
        {...field('confirm_password')}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
      />
      <ChoiceCards
        name="contact_audience"
        label={t('registration.audienceLabel')}
        hint={t('registration.audienceHint')}
        choices={audiences.map((value) => ({
          value,
          label: t(`registration.audience.${value}`),
          hint: t(`registration.audience.${value}Hint`),
        }))}
      />
      <LegalNotice />
    </div>
  );
}

/** What a person should know before registering. The pages open in a new tab, so that the form stays open. */
function LegalNotice() {
  const t = useAccountsTexts();
  return (
    <div className={styles.notice}>
      <p>
        <strong>{t('registration.notDating')}</strong>
      </p>
      <p>
        <RichText
          t={t}
          name="registration.agree"
          parts={{
            terms: <NewTabLink href="/terms" />,
            privacy: <NewTabLink href="/privacy" />,
            grievance: <NewTabLink href="/grievance" />,
          }}
        />{' '}
        {t('registration.newTabs')}
      </p>
    </div>
  );
}

function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Returns the props of an input: spread `field('firstname')` into it. */
function useRegistrationField() {
  const sentenceOf = useErrorSentence();
  const { register, getFieldState, formState } = useFormContext<RegistrationValues>();
  return (name: RegistrationField, rules?: RegisterOptions<RegistrationValues, RegistrationField>) => ({
    ...register(name, rules),
    error: sentenceOf(getFieldState(name, formState).error?.message),
  });
}
