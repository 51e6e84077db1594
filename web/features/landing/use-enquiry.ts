import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showOutcome } from '#web/design/outcomes.ts';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import type { EnquiryDraft } from './enquiry.rules.ts';
import { forgetDraft, readDraft } from './keep-draft.ts';
import type { EnquiryErrors, EnquiryField } from './send-draft.ts';

const loadSending = () => import('./send-draft.ts');

/** Sends the enquiry form: what is wrong stands beside its field, what was typed stays until it has been delivered. */
export function useEnquiry(onSent: () => void) {
  const { t: common, i18n } = useTranslation();
  const t = useLandingTexts();
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);

  const fail = (title: string, text: string) => showOutcome({ tone: 'failure', title, text });

  const succeed = (form: HTMLFormElement) => {
    form.reset();
    forgetDraft();
    onSent();
    showOutcome({ tone: 'success', title: t('enquiry.sentTitle'), text: t('enquiry.sentText') });
  };

  const deliver = async (form: HTMLFormElement, draft: EnquiryDraft) => {
    const { checkDraft, sendDraft } = await loadSending();
    const wrong = checkDraft(draft, i18n);
    const { errors: found, refusal } = isEmpty(wrong) ? await sendDraft(draft, i18n) : { errors: wrong };
    setErrors(found);
    if (!isEmpty(found)) focusFirst(form, found);
    else if (refusal === undefined) succeed(form);
    else fail(t('enquiry.refusedTitle'), refusal.message || common('outcomes.tryAgain'));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    const form = event.currentTarget;
    try {
      await deliver(form, readDraft(form));
    } catch {
      fail(common('outcomes.error'), common('outcomes.later'));
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };

  /** Says what is wrong with a field that was left, and takes it back as soon as it is right. */
  const check = async (form: HTMLFormElement, field: EnquiryField) => {
    // Should the rules not arrive, sending says so.
    const rules = await loadSending().catch(() => undefined);
    const wrong = rules?.checkDraft(readDraft(form), i18n)[field];
    setErrors(({ [field]: _before, ...others }) =>
      wrong === undefined ? others : { ...others, [field]: wrong },
    );
  };

  return { errors, isSending, submit, check, prepare: () => void loadSending().catch(() => undefined) };
}

function isEmpty(errors: EnquiryErrors): boolean {
  return Object.keys(errors).length === 0;
}

function focusFirst(form: HTMLFormElement, errors: EnquiryErrors): void {
  const controls = [...form.querySelectorAll<HTMLElement>('[name]')];
  controls.find((control) => (control.getAttribute('name') ?? '') in errors)?.focus();
}
