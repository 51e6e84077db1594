import { useEffect, useRef, useState, type FormEvent } from 'react';
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

/** As many characters as the service takes. */
const longestMessage = 2000;
const checked: readonly string[] = ['name', 'email', 'phone', 'message'] satisfies EnquiryField[];

/** The enquiry form. Its fields belong to the browser, so that what is typed before the script arrives is not lost. */
export function EnquiryForm() {
  const site = useSite();
  const t = useLandingTexts();
  const { i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(0);
  const enquiry = useEnquiry(() => setTyped(0));

  const restore = () => {
    if (form.current === null) return;
    restoreDraft(form.current);
    setTyped(messageLength(form.current));
  };
  useEffect(restore, []);

  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    keepDraft(currentTarget);
    setTyped(messageLength(currentTarget));
  };
  const recheck = (changed: HTMLFormElement, target: EventTarget) => {
    const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
    if (isChecked(name) && hasText(target)) void enquiry.check(changed, name).catch(() => undefined);
  };
  const number = new Intl.NumberFormat(i18n.language === 'en' ? 'en-IN' : i18n.language);

  return (
    <form
      ref={form}
      method="post"
      action="/api/contactus"
      noValidate
      className={styles.form}
      onSubmit={(event) => void enquiry.submit(event)}
      onInput={keep}
      onFocus={enquiry.prepare}
      onBlur={({ currentTarget, target }) => recheck(currentTarget, target)}
    >
      <noscript>
        <p className={styles.noscript}>{t('enquiry.needsScript', { email: site.support_email })}</p>
      </noscript>
      <TextField
        name="name"
        label={t('enquiry.name')}
        autoComplete="name"
        required
        error={enquiry.errors.name}
      />
      <TextField
        name="email"
        type="email"
        label={t('enquiry.email')}
        autoComplete="email"
        required
        error={enquiry.errors.email}
      />
      <div className={styles.phone}>
        <SelectField name="country" label={t('enquiry.countryCode')} autoComplete="off">
          <CountryOptions onComplete={restore} />
        </SelectField>
        <TextField
          name="phone"
          type="tel"
          label={t('enquiry.phone')}
          autoComplete="tel-national"
          required
          error={enquiry.errors.phone}
        />
      </div>
      <TextAreaField
        name="message"
        label={t('enquiry.message')}
        rows={5}
        maxLength={longestMessage}
        required
        description={t('enquiry.counter', {
          typed: number.format(typed),
          most: number.format(longestMessage),
        })}
        error={enquiry.errors.message}
      />
      <Button type="submit" size="large" isBusy={enquiry.isSending}>
        {t('enquiry.send')}
      </Button>
    </form>
  );
}

function messageLength(form: HTMLFormElement): number {
  return String(new FormData(form).get('message') ?? '').length;
}

function isChecked(name: string | null): name is EnquiryField {
  return name !== null && checked.includes(name);
}

/** A field that was only passed by is not scolded. */
function hasText(target: EventTarget): boolean {
  return 'value' in target && target.value !== '';
}
