import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionData } from '#contract/accounts/session-data.ts';
import { ApiUnreachable, type FieldError, type Refusal } from '#web/api/answer.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { valueOf, writeClaim, type Typed } from './claim-values.rules.ts';
import type { AskedField } from './held-facts.rules.ts';
import { loadAnswers } from './load-answers.ts';
import type { Invitation } from './read-invitation.ts';

/** A profile that has found its person: signed in, or with an e-mail that is still to be verified. */
export type Claimed = { session: SessionData | null; email: string };

type Claim = {
  invitation: Invitation;
  token: string;
  asked: readonly AskedField[];
  leftOut: readonly string[];
  onClaimed: (claimed: Claimed) => void;
  onGone: () => void;
};

/** The form that makes a profile of an invitation. What was typed stays until the profile is there. */
export function useClaim({ invitation, token, asked, leftOut, onClaimed, onGone }: Claim) {
  const t = useInvitationTexts();
  const { t: common } = useTranslation();
  const sentenceOf = useErrorSentence();
  const isUnderWay = useRef(false);
  const [typed, setTyped] = useState<Typed>({});
  const [agreed, setAgreed] = useState({ terms: false, consent: false });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);

  const fail = (text: string) => showOutcome({ tone: 'failure', title: t('claim.failedTitle'), text });

  const show = (form: HTMLFormElement, wrong: readonly FieldError[]) => {
    setErrors(wrong);
    const names = new Set(wrong.map(({ field }) => field));
    // The sentences stand beside their fields after the next drawing.
    requestAnimationFrame(() => {
      const fields = [...form.querySelectorAll<HTMLElement>('[name]')];
      fields.find((field) => names.has(field.getAttribute('name') ?? ''))?.focus();
    });
  };

  const refuse = (form: HTMLFormElement, refusal: Refusal) => {
    if (refusal.code === 'not_found') return onGone();
    // What is taken is one of both; the address is what people sign in with.
    const isTaken = refusal.code === 'already_registered';
    show(form, refusal.errors ?? (isTaken ? [{ field: 'email', message: refusal.message }] : []));
    if (refusal.errors === undefined) fail(refusal.message);
  };

  const send = async (form: HTMLFormElement) => {
    const { checkClaim, sendClaim } = await loadAnswers();
    const isConsenting = agreed.terms && agreed.consent;
    const claim = {
      ...writeClaim(invitation, { asked, typed, leftOut, isConsenting }),
      token,
      terms_version: invitation.iv_terms_version,
    };
    const refused = (['terms', 'consent'] as const).filter((name) => !agreed[name]);
    const found = [
      ...checkClaim(claim),
      ...refused.map((field) => ({ field, message: t('claim.consentNeeded') })),
    ];
    if (found.length > 0) return show(form, found);
    const answer = await sendClaim(claim);
    if (!answer.result) return refuse(form, answer);
    const email = valueOf(invitation, { field: 'email', typed });
    onClaimed({ session: answer.data, email: email.trim().toLowerCase() });
  };

  return {
    isBusy,
    typed,
    agreed,
    type: (field: keyof Typed, value: string) => {
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
      if (isUnderWay.current) return;
      const form = event.currentTarget;
      isUnderWay.current = true;
      setBusy(true);
      try {
        await send(form);
      } catch (error) {
        if (!(error instanceof ApiUnreachable)) throw error;
        fail(common('states.unreachable'));
      } finally {
        isUnderWay.current = false;
        setBusy(false);
      }
    },
  };
}
