import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/design/field.tsx';
import { useSite } from '#web/document/site.ts';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import { CountryOptions } from './country-options.tsx';
import styles from './enquiry.module.css';
import { keepDraft, restoreDraft } from './keep-draft.ts';
import type { EnquiryField } from './send-draft.ts';
import { useEnquiry } from './use-enquiry.ts';
import { useOtherCountries } from './use-other-countries.ts';

/** As many characters as the service takes. */
const longestMessage = 2000;

/** The enquiry form. Its fields belong to the browser, so that what is typed before the script arrives is not lost. */
export function EnquiryForm() {
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

  const keep = ({ currentTarget }: { currentTarget: { form: HTMLFormElement | null } }) => {
    if (currentTarget.form !== null) keepDraft(currentTarget.form);
  };
  const field = (name: EnquiryField) => ({
    name,
    required: true,
    label: t(`enquiry.${name}`),
    error: enquiry.errors[name],
    onInput: keep,
    onFocus: enquiry.prepare,
    onBlur: ({ currentTarget: { form: left, value } }: { currentTarget: FormField }) => {
      // A field that was only passed by is not scolded.
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
        <SelectField name="country" label={t('enquiry.countryCode')} autoComplete="off" onInput={keep}>
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
          keep(event);
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
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language === 'en' ? 'en-IN' : i18n.language);
  return t('enquiry.counter', { typed: format.format(typed), most: format.format(longestMessage) });
}
