import { useRef, useState, type SubmitEvent } from 'react';
import { keyOfFailure } from '#web/app/client/answer.ts';
import { Button } from '#web/design/button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/design/field.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { forgetFailures } from '#web/design/messages/toasts.tsx';
import { focusFirstWrong } from '#web/parts/forms/native-form.ts';
import { useTexts } from '#web/locales/define-texts.ts';
import { useInformationTexts } from '#web/locales/en/information.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './complaint-form.module.css';
import type { PostedComplaint } from './posted-complaint.rules.ts';
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

type Props = {
  /** The complaint that this page answers, which was sent without scripts. */
  posted: PostedComplaint | null;
};

/** A complaint of a person who is no member. */
export function ComplaintForm({ posted }: Props) {
  const t = useInformationTexts();
  return (
    <section id="complaint" className={styles.complaint} aria-labelledby="complaint-title">
      <h2 id="complaint-title">{t('complaint.title')}</h2>
      {posted !== null && 'ticket' in posted ? (
        <div role="status" className={styles.answer}>
          <p className={styles.answerTitle}>{t('complaint.sentTitle')}</p>
          <p>{t('complaint.sentText', { ticket: posted.ticket })}</p>
          <a href="/grievance">{t('complaint.another')}</a>
        </div>
      ) : (
        <>
          <p>{t('complaint.lead')}</p>
          <Fields typed={posted?.values ?? {}} posted={posted} />
        </>
      )}
    </section>
  );
}

type Refused = Exclude<PostedComplaint, { ticket: string }>;

/** The fields belong to the browser, so nothing typed early is lost; without scripts it sends them itself. */
function Fields({ typed, posted }: { typed: Refused['values']; posted: Refused | null }) {
  const t = useInformationTexts();
  const { errors, isSending, submit } = useComplaint(posted?.errors ?? {});
  const field = (name: 'name' | 'email' | 'phone' | 'about' | 'text') => ({
    name,
    label: t(`complaint.${name}`),
    error: errors[name],
    defaultValue: typed[name] ?? '',
  });
  return (
    <form
      className={styles.form}
      method="post"
      action="/grievance#complaint"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {/* What was said about a form that was sent without scripts, until it is sent again. */}
      {posted !== null && errors === posted.errors && (
        <div role="alert" className={styles.answer}>
          <p className={styles.answerTitle}>{t('complaint.failedTitle')}</p>
          <p>{posted.refusal ?? t('complaint.mend', { count: Object.keys(posted.errors).length })}</p>
        </div>
      )}
      <TextField {...field('name')} required autoComplete="name" />
      <TextField {...field('email')} required type="email" autoComplete="email" />
      <TextField {...field('phone')} type="tel" autoComplete="tel" />
      <TextField {...field('about')} required description={t('complaint.aboutHint')} />
      <SelectField
        name="reason"
        label={t('complaint.reason')}
        error={errors['reason']}
        required
        defaultValue={typed['reason'] ?? ''}
      >
        <option value="">{t('complaint.choose')}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`complaint.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('text')} required rows={5} maxLength={longestText} />
      <Button type="submit" isBusy={isSending}>
        {t('complaint.send')}
      </Button>
    </form>
  );
}

/** Sends the form. An error is shown beside its field; what was typed stays until it is delivered. */
function useComplaint(found: ComplaintErrors) {
  const t = useInformationTexts();
  const common = useCommonTexts();
  const texts = useTexts();
  const [errors, setErrors] = useState(found);
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const fail = (text: string) => showOutcome({ tone: 'failure', title: t('complaint.failedTitle'), text });

  const deliver = async (form: HTMLFormElement) => {
    const { sendComplaint } = await import('./send-complaint.ts');
    const sent = await sendComplaint(form, texts);
    const wrong = 'errors' in sent ? sent.errors : {};
    setErrors(wrong);
    if ('errors' in sent) focusFirstWrong(form, wrong);
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
    forgetFailures();
    setIsSending(true);
    try {
      await deliver(event.currentTarget);
    } catch (error) {
      fail(common(keyOfFailure(error)));
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
  };
  return { errors, isSending, submit };
}
