import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionData } from '#contract/accounts/session-data.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { claimInvitation } from '#contract/imports/claim-invitation.ts';
import { ApiUnreachable, type FieldError } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import { valueOf, writeClaim, type Typed } from './claim-values.rules.ts';
import type { AskedField } from './held-facts.rules.ts';
import type { Invitation } from './use-invitation.ts';

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

  const send = async (form: HTMLFormElement, input: EndpointInput<typeof claimInvitation>) => {
    const answer = await callEndpoint<typeof claimInvitation>(claimInvitation, input);
    if (answer.result) {
      const email = valueOf(invitation, { field: 'email', typed });
      return onClaimed({ session: answer.data, email: email.trim().toLowerCase() });
    }
    if (answer.code === 'not_found') return onGone();
    // What is taken is one of both; the address is what people sign in with.
    const isTaken = answer.code === 'already_registered';
    show(form, answer.errors ?? (isTaken ? [{ field: 'email', message: answer.message }] : []));
    if (answer.errors === undefined) fail(answer.message);
  };

  const submit = async (form: HTMLFormElement) => {
    const isConsenting = agreed.terms && agreed.consent;
    const claim = {
      ...writeClaim(invitation, { asked, typed, leftOut, isConsenting }),
      token,
      terms_version: invitation.iv_terms_version,
    };
    const { error } = claimInvitation.input.safeParse(claim);
    const wrong = (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }));
    const refused = (['terms', 'consent'] as const).filter((name) => !agreed[name]);
    const found = [
      ...wrong.filter(({ field }) => field !== 'consent'),
      ...refused.map((field) => ({ field, message: t('claim.consentNeeded') })),
    ];
    if (found.length > 0) return show(form, found);
    // Everything was checked by the endpoint's own schema.
    await send(form, claim as EndpointInput<typeof claimInvitation>);
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
        await submit(form);
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
