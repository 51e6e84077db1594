import { useRef, useState, type SubmitEvent } from 'react';
import { takenFields } from '#contract/accounts/registration-form.ts';
import type { SessionData } from '#contract/accounts/sessions.ts';
import { ApiUnreachable, keyOfFailure, type FieldError, type Refusal } from '#web/app/client/answer.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { focusField } from '#web/parts/forms/focus-field.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';
import { loadAnswers, type Invitation } from './invitation-calls.ts';
import { buildClaim, valueOfField, type AskedField, type TypedValues } from './invitation.rules.ts';

/** A claimed profile. Without a session the e-mail address is still to be verified. */
export type Claimed = {
  session: SessionData | null;
  email: string;
  /** The digits of the code that was sent; null when none was. */
  codeLength: number | null;
};

type Claim = {
  invitation: Invitation;
  token: string;
  asked: readonly AskedField[];
  leftOut: readonly string[];
  onClaimed: (claimed: Claimed) => void;
  onGone: () => void;
};

/** The state of the form that claims an invitation. A refusal leaves everything that was typed. */
export function useClaim({ invitation, token, asked, leftOut, onClaimed, onGone }: Claim) {
  const t = useInvitationTexts();
  const common = useCommonTexts();
  const sentenceOf = useErrorSentence();
  const isSending = useRef(false);
  const [typed, setTyped] = useState<TypedValues>({});
  const [agreed, setAgreed] = useState({ terms: false, consent: false });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);

  const fail = (text: string) => showOutcome({ tone: 'failure', title: t('claim.failedTitle'), text });

  const showErrors = (form: HTMLFormElement, found: readonly FieldError[]) => {
    setErrors(found);
    const names = new Set(found.map(({ field }) => field));
    // The errors are drawn in the next frame; the first field that has one takes the focus.
    requestAnimationFrame(() => {
      const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
      focusField(fields.find((field) => names.has(field.getAttribute('name') ?? '')));
    });
  };

  const refuse = (form: HTMLFormElement, refusal: Refusal) => {
    if (refusal.code === 'not_found') return onGone();
    const isTaken = refusal.code === 'already_registered';
    const { message } = refusal;
    const taken = isTaken ? takenFields.map((field) => ({ field, message })) : [];
    showErrors(form, refusal.errors ?? taken);
    if (refusal.errors === undefined) fail(refusal.message);
  };

  const send = async (form: HTMLFormElement) => {
    const { checkClaim, sendClaim } = await loadAnswers();
    const isConsenting = agreed.terms && agreed.consent;
    const claim = {
      ...buildClaim(invitation, { asked, typed, leftOut, isConsenting }),
      token,
      terms_version: invitation.iv_terms_version,
    };
    const unticked = (['terms', 'consent'] as const).filter((name) => !agreed[name]);
    const found = [
      ...checkClaim(claim),
      ...unticked.map((field) => ({ field, message: t('claim.consentNeeded') })),
    ];
    if (found.length > 0) return showErrors(form, found);
    const answer = await sendClaim(claim);
    if (!answer.result) return refuse(form, answer);
    const email = valueOfField(invitation, { field: 'email', typed });
    onClaimed({
      session: answer.data,
      email: email.trim().toLowerCase(),
      codeLength: answer.code_length,
    });
  };

  return {
    isBusy,
    typed,
    agreed,
    type: (field: keyof TypedValues, value: string) => {
      setTyped((before) => ({ ...before, [field]: value }));
      setErrors((before) => before.filter((error) => error.field !== field));
    },
    agree: (name: 'terms' | 'consent', isAgreed: boolean) => {
      setAgreed((before) => ({ ...before, [name]: isAgreed }));
      if (isAgreed) setErrors((before) => before.filter(({ field }) => field !== name));
    },
    errorOf: (field: string) => sentenceOf(errors.find((error) => error.field === field)?.message),
    submit: async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending.current) return;
      const form = event.currentTarget;
      isSending.current = true;
      setBusy(true);
      try {
        await send(form);
      } catch (error) {
        if (!(error instanceof ApiUnreachable)) throw error;
        fail(common(keyOfFailure(error)));
      } finally {
        isSending.current = false;
        setBusy(false);
      }
    },
  };
}
