import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PasswordField } from '#web/design/inputs/password-field.tsx';
import { SelectField, TextField } from '#web/design/field.tsx';
import { useSite } from '#web/app/document/site.ts';
import type { NamedCountry } from '#web/parts/forms/country-codes.data.ts';
import { fillField } from '#web/parts/forms/native-form.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { mendEmail } from './mend-email.ts';
import type { StepProps } from './step-props.ts';
import styles from './steps.module.css';

/** What is preselected comes first. */
const audiences = ['accepted', 'members', 'nobody'] as const;

type ContactProps = StepProps & {
  /** The step is on the screen. */
  isShown: boolean;
  isEmailProved: boolean;
};

/** Step 4: contact, password, who may see the contact details, and what the person agrees to. An e-mail that is proved is shown. */
export function ContactStep({ isEmailProved, ...props }: ContactProps) {
  const { initial, typed, errors } = props;
  const t = useRegistrationTexts();
  const { password_min_length: least, terms_version: terms } = useSite();
  const isOwn = typed.profile_for === 'My Self';
  return (
    <>
      {!isOwn && <p className={styles.hint}>{t('contactLead')}</p>}
      <Email {...props} isProved={isEmailProved} />
      <Mobile {...props} />
      <PasswordField
        name="password"
        label={t('password')}
        description={t('passwordHint', { count: least })}
        error={errors.password}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirm_password"
        label={t('confirmPassword')}
        error={errors.confirm_password}
        autoComplete="new-password"
      />
      <ChoiceCards
        name="contact_audience"
        label={t('audienceLabel')}
        hint={t('audienceHint')}
        choices={audiences.map((value) => ({
          value,
          label: t(`audience.${value}`),
          hint: t(`audience.${value}Hint`),
        }))}
        chosen={initial.contact_audience}
        error={errors.contact_audience}
      />
      {/* The terms that are shown now are those that are agreed to. */}
      <input type="hidden" name="terms_version" defaultValue={terms} />
      <LegalNotice />
    </>
  );
}

/** The e-mail. An address that looks mistyped is offered as it was probably meant. */
function Email({ initial, typed, errors, isProved }: StepProps & { isProved: boolean }) {
  const t = useRegistrationTexts();
  const { sends_text_messages: sendsTexts } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const meant = useHydrated() && !isProved ? mendEmail(typed.email) : undefined;
  return (
    <div>
      <TextField
        ref={input}
        name="email"
        type="email"
        inputMode="email"
        label={t('email')}
        description={isProved || sendsTexts ? undefined : t('codeByEmail')}
        defaultValue={initial.email}
        error={errors.email}
        readOnly={isProved}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p role="status">
        {meant !== undefined && (
          <button
            type="button"
            className={styles.meant}
            onClick={() => {
              if (input.current === null) return;
              fillField(input.current, meant);
              input.current.focus();
            }}
          >
            <RichText t={t} name="emailMeant" values={{ address: meant }} parts={{ address: <bdi /> }} />
          </button>
        )}
      </p>
    </div>
  );
}

/** The documented two countries; all others once the scripts have come. Until then a number of theirs begins with its code. */
function Mobile({ initial, typed, errors, isShown }: Omit<ContactProps, 'isEmailProved'>) {
  const t = useRegistrationTexts();
  const others = useOtherCountries(isShown);
  const isIndian = typed.mobile_country === 'IN91';
  const hint = t(isIndian ? 'mobileHint' : 'mobileHintAbroad');
  return (
    <div className={styles.mobile}>
      <SelectField
        // The list of a draft is longer than the documented one.
        key={others.length}
        name="mobile_country"
        label={t('country')}
        defaultValue={typed.mobile_country}
        autoComplete="off"
      >
        <option value="IN91">{t('countryOption', { country: t('india'), code: '91' })}</option>
        <option value="US1">{t('countryOption', { country: t('unitedStates'), code: '1' })}</option>
        {others.map(({ country, code, name }) => (
          <option key={country} value={`${country}${code}`}>
            {t('countryOption', { country: name, code })}
          </option>
        ))}
        {others.length === 0 && <ChosenBefore country={typed.mobile_country} />}
      </SelectField>
      <TextField
        name="mobile"
        type="tel"
        inputMode="tel"
        label={t('mobile')}
        description={others.length > 0 ? hint : `${hint}. ${t('mobileOfOthers')}`}
        defaultValue={initial.mobile}
        error={errors.mobile}
        autoComplete="tel-national"
      />
    </div>
  );
}

/** The country of a draft, until the others have come: without it the list would choose India. */
function ChosenBefore({ country: chosen }: { country: string }) {
  const t = useRegistrationTexts();
  const language = useLanguage();
  const [, country, code] = /^([A-Z]{2})(\d{1,3})$/.exec(chosen) ?? [];
  if (country === undefined || code === undefined || chosen === 'IN91' || chosen === 'US1') return null;
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return <option value={chosen}>{t('countryOption', { country: name, code })}</option>;
}

function useOtherCountries(isShown: boolean): readonly NamedCountry[] {
  const language = useLanguage();
  const [others, setOthers] = useState<readonly NamedCountry[]>([]);
  useEffect(() => {
    if (!isShown) return;
    const load = async () => {
      const { listOtherCountries } = await import('#web/parts/forms/country-codes.data.ts');
      setOthers(listOtherCountries(language));
    };
    // Without them the two documented codes remain.
    load().catch(() => undefined);
  }, [isShown, language]);
  return others;
}

/** What a person should know before registering. The pages open in a new tab, so that the form stays open. */
function LegalNotice() {
  const t = useRegistrationTexts();
  return (
    <div className={styles.notice}>
      <p>
        <strong>{t('notDating')}</strong>
      </p>
      <p>
        <RichText
          t={t}
          name="agree"
          parts={{
            terms: <NewTabLink href="/terms" />,
            privacy: <NewTabLink href="/privacy" />,
            grievance: <NewTabLink href="/grievance" />,
          }}
        />{' '}
        {t('newTabs')}
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
