import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { keyOfFailure } from '#web/app/client/answer.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { forgetFailures } from '#web/design/messages/toasts.tsx';
import { focusFirstWrong, hasErrors } from '#web/parts/forms/native-form.ts';
import { useLanguage, useTexts } from '#web/locales/define-texts.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import type { NamedCountry } from '#web/parts/forms/country-codes.data.ts';
import { deleteDraft, readDraft } from './enquiry-draft.ts';
import type { EnquiryDraft } from './enquiry.rules.ts';
import type { EnquiryErrors, EnquiryField } from './send-enquiry.ts';

const loadSending = () => import('./send-enquiry.ts');

/** Sends the enquiry form. An error is shown beside its field; what was typed stays until it is delivered. */
export function useEnquiry(onSent: () => void) {
  const common = useCommonTexts();
  const texts = useTexts();
  const t = useLandingTexts();
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);

  const fail = (title: string, text: string) => showOutcome({ tone: 'failure', title, text });

  const succeed = (form: HTMLFormElement) => {
    form.reset();
    deleteDraft();
    onSent();
    showOutcome({ tone: 'success', title: t('enquiry.sentTitle'), text: t('enquiry.sentText') });
  };

  const deliver = async (form: HTMLFormElement, draft: EnquiryDraft) => {
    const { checkDraft, sendDraft } = await loadSending();
    const wrong = checkDraft(draft, texts);
    const { errors: found, refusal } = hasErrors(wrong)
      ? { errors: wrong, refusal: undefined }
      : await sendDraft(draft, texts);
    setErrors(found);
    if (hasErrors(found)) focusFirstWrong(form, found);
    else if (refusal === undefined) succeed(form);
    else fail(t('enquiry.refusedTitle'), refusal.message || common('outcomes.tryAgain'));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    forgetFailures();
    setIsSending(true);
    const form = event.currentTarget;
    try {
      await deliver(form, readDraft(form));
    } catch (error) {
      fail(common('outcomes.error'), common(keyOfFailure(error)));
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
  };

  /** Shows what is wrong with a field that was left, and removes the error as soon as the field is right. */
  const check = async (form: HTMLFormElement, field: EnquiryField) => {
    // When the rules do not arrive, sending shows the failure.
    const rules = await loadSending().catch(() => undefined);
    const wrong = rules?.checkDraft(readDraft(form), texts)[field];
    setErrors(({ [field]: _before, ...others }) =>
      wrong === undefined ? others : { ...others, [field]: wrong },
    );
  };

  return { errors, isSending, submit, check, prepare: () => void loadSending().catch(() => undefined) };
}

/** Returns the countries after the first two, loaded when the form is scrolled near, not with the first view. */
export function useOtherCountries(form: RefObject<HTMLFormElement | null>): NamedCountry[] {
  const language = useLanguage();
  const [others, setOthers] = useState<NamedCountry[]>([]);
  useEffect(() => {
    if (form.current === null) return undefined;
    const load = async () => {
      const { listOtherCountries } = await import('#web/parts/forms/country-codes.data.ts');
      setOthers(listOtherCountries(language));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Without them the two documented codes remain.
        load().catch(() => undefined);
      },
      { rootMargin: '100%' },
    );
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form, language]);
  return others;
}
