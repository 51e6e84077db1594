import { useHydrated } from '@tanstack/react-router';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/design/button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/design/field.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import type { NamedCountry } from '#web/parts/forms/country-codes.data.ts';
import { restoreDraft, storeDraft } from './enquiry-draft.ts';
import styles from './enquiry.module.css';
import { LandingSection } from './landing-parts.tsx';
import type { EnquiryField } from './send-enquiry.ts';
import { useEnquiry, useOtherCountries } from './use-enquiry.ts';

/** Contact: how to reach us, and the enquiry form. */
export function Enquiry() {
  const t = useLandingTexts();
  return (
    <LandingSection id="contactUs" title={t('enquiry.title')} lead={t('enquiry.lead')}>
      <div className={styles.layout}>
        <Aside />
        <EnquiryForm />
      </div>
    </LandingSection>
  );
}

function Aside() {
  const site = useSite();
  const t = useLandingTexts();
  const ways = [
    { Icon: IconMail, text: site.support_email },
    { Icon: IconPhone, text: site.support_phone },
    { Icon: IconMapPin, text: site.address },
  ].filter(({ text }) => text !== '');
  return (
    <div className={styles.aside}>
      <picture>
        <source type="image/avif" srcSet="/art/hero-rings-portrait-480.avif" />
        <img
          src="/art/hero-rings-portrait-480.webp"
          alt=""
          width={480}
          height={640}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </picture>
      <div className={styles.greeting}>
        <h3>{t('enquiry.aside')}</h3>
        <p>{t('enquiry.asideText')}</p>
      </div>
      <ul className={styles.ways}>
        {ways.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size="1.25rem" stroke={1.6} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The most characters that the service accepts. */
const longestMessage = 2000;

/** The enquiry form. Its fields belong to the browser, so what is typed before the script arrives is not lost. */
function EnquiryForm() {
  const site = useSite();
  const t = useLandingTexts();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(0);
  const enquiry = useEnquiry(() => setTyped(0));
  const others = useOtherCountries(form);
  const counter = useCounter(typed);
  const isHydrated = useHydrated();

  const hasAllCountries = others.length > 0;
  useEffect(() => {
    if (form.current !== null) restoreDraft(form.current, hasAllCountries);
  }, [hasAllCountries]);

  const store = ({ currentTarget }: { currentTarget: { form: HTMLFormElement | null } }) => {
    if (currentTarget.form !== null) storeDraft(currentTarget.form);
  };
  const field = (name: EnquiryField) => ({
    name,
    required: true,
    label: t(`enquiry.${name}`),
    error: enquiry.errors[name],
    onInput: store,
    onFocus: enquiry.prepare,
    onBlur: ({ currentTarget: { form: left, value } }: { currentTarget: FormField }) => {
      // A field that was left empty shows no error yet.
      if (left !== null && value !== '') void enquiry.check(left, name);
    },
  });

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void enquiry.submit(event)}>
      <noscript>
        <p className={styles.noscript}>{t('enquiry.needsScript', { email: site.support_email })}</p>
      </noscript>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <div className={styles.phone}>
        <SelectField name="country" label={t('enquiry.countryCode')} autoComplete="off" onInput={store}>
          <CountryOptions others={others} />
        </SelectField>
        <TextField {...field('phone')} type="tel" autoComplete="tel-national" />
      </div>
      <TextAreaField
        {...field('message')}
        rows={5}
        maxLength={longestMessage}
        description={counter}
        onInput={(event) => {
          store(event);
          setTyped(event.currentTarget.value.length);
        }}
      />
      {/* Before the script has arrived the browser would send the form itself, and leave the page. */}
      <Button type={isHydrated ? 'submit' : 'button'} size="large" isBusy={enquiry.isSending}>
        {t('enquiry.send')}
      </Button>
    </form>
  );
}

type FormField = { form: HTMLFormElement | null; value: string };

function useCounter(typed: number): string {
  const t = useLandingTexts();
  const language = useLanguage();
  const format = new Intl.NumberFormat(language === 'en' ? 'en-IN' : language);
  return t('enquiry.counter', { typed: format.format(typed), most: format.format(longestMessage) });
}

/** The options of the country-code selector: the documented two, then all others once they have arrived. */
function CountryOptions({ others }: { others: readonly NamedCountry[] }) {
  const t = useLandingTexts();
  return (
    <>
      <Option country="IN" code="91" name={t('enquiry.india')} />
      <Option country="US" code="1" name={t('enquiry.unitedStates')} />
      {others.map((entry) => (
        <Option key={entry.country} {...entry} />
      ))}
    </>
  );
}

function Option({ country, code, name }: NamedCountry) {
  const t = useLandingTexts();
  return <option value={`${country}${code}`}>{t('enquiry.countryOption', { code, country: name })}</option>;
}
