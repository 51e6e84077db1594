import { useHydrated } from '@tanstack/react-router';
import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#web/design/button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/design/field.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useSite } from '#web/document/site.ts';
import { useTexts } from '#web/i18n/define-texts.ts';
import { useInformationTexts } from '#web/i18n/public/use-information-texts.ts';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import styles from './complaint-form.module.css';
import type { ComplaintErrors } from './send-complaint.ts';

/** The reasons, without the schemas of the contract: the page loads those when the form is sent. */
const reasons = [
  'intimate_picture',
  'impersonation',
  'fake_profile',
  'stolen_photo',
  'wrong_information',
  'abusive_message',
  'asks_for_money',
  'already_married',
  'underage',
  'other',
] as const;
const longestText = 2000;

/** A complaint of a person who is no member. Its fields belong to the browser, so nothing typed early is lost. */
export function ComplaintForm() {
  const t = useInformationTexts();
  const site = useSite();
  const isHydrated = useHydrated();
  const { errors, isSending, submit } = useComplaint();
  const field = (name: 'name' | 'email' | 'phone' | 'about' | 'text') => ({
    name,
    label: t(`complaint.${name}`),
    error: errors[name],
  });
  return (
    <section className={styles.complaint} aria-labelledby="complaint-title">
      <h2 id="complaint-title">{t('complaint.title')}</h2>
      <p>{t('complaint.lead')}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <noscript>
          <p>{t('complaint.needsScript', { email: site.grievance_email })}</p>
        </noscript>
        <TextField {...field('name')} required autoComplete="name" />
        <TextField {...field('email')} required type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <TextField {...field('about')} required description={t('complaint.aboutHint')} />
        <SelectField
          name="reason"
          label={t('complaint.reason')}
          error={errors['reason']}
          required
          defaultValue=""
        >
          <option value="">{t('complaint.choose')}</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`complaint.reasons.${reason}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField {...field('text')} required rows={5} maxLength={longestText} />
        {/* Before the script has arrived the browser would send the form itself, and leave the page. */}
        <Button type={isHydrated ? 'submit' : 'button'} isBusy={isSending}>
          {t('complaint.send')}
        </Button>
      </form>
    </section>
  );
}

/** Sends the form. An error is shown beside its field; what was typed stays until it is delivered. */
function useComplaint() {
  const t = useInformationTexts();
  const common = useCommonTexts();
  const texts = useTexts();
  const [errors, setErrors] = useState<ComplaintErrors>({});
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const fail = (text: string) => showOutcome({ tone: 'failure', title: t('complaint.failedTitle'), text });

  const deliver = async (form: HTMLFormElement) => {
    const { sendComplaint } = await import('./send-complaint.ts');
    const sent = await sendComplaint(form, texts);
    const found = 'errors' in sent ? sent.errors : {};
    setErrors(found);
    if ('errors' in sent) focusFirst(form, found);
    else if ('refusal' in sent) fail(sent.refusal);
    else {
      form.reset();
      const text = t('complaint.sentText', { ticket: sent.ticket });
      showOutcome({ tone: 'success', title: t('complaint.sentTitle'), text });
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    try {
      await deliver(event.currentTarget);
    } catch {
      fail(common('outcomes.later'));
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
  };
  return { errors, isSending, submit };
}

function focusFirst(form: HTMLFormElement, errors: ComplaintErrors): void {
  const controls = [...form.querySelectorAll<HTMLElement>('[name]')];
  controls.find((control) => (control.getAttribute('name') ?? '') in errors)?.focus();
}
