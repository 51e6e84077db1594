import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import {
  emptyRegistration,
  lastStep,
  stepOfField,
  type TypedRegistration,
  typedFields,
} from '#contract/accounts/registration-form.ts';
import { keyOfFailure } from '#web/app/client/answer.ts';
import { forgetFailures, showFailureToast } from '#web/design/messages/toasts.tsx';
import { useSite } from '#web/app/document/site.ts';
import { focusFirstWrong, hasErrors } from '#web/parts/forms/native-form.ts';
import { useTexts } from '#web/locales/define-texts.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { readTexts } from '#web/app/storage/stored.ts';
import type { RegistrationErrors } from './check-registration.ts';
import { readDraft, storeDraft } from './registration-draft.ts';
import type { RegistrationStart } from './registration-start.ts';
import { useStepHistory } from './step-history.ts';

/** What was sent without scripts, and what is wrong with it. */
export type PostedStart = { step: number; typed: TypedRegistration; errors: RegistrationErrors };

type ShowErrors = (errors: RegistrationErrors) => void;

/** Sends what was typed; `showErrors` shows refused fields. */
export type SendRegistration = (typed: TypedRegistration, showErrors: ShowErrors) => Promise<void>;

type Options = {
  send: SendRegistration;
  provedEmail: string | undefined;
  posted: PostedStart | undefined;
  start: RegistrationStart | undefined;
};

type Position = { step: number; focus: 'nothing' | 'heading' | 'wrong' };

const loadChecks = () => import('./check-registration.ts');

/**
 * The four steps of one form. Its fields belong to the browser, and all of them are in it: Continue shows those of the next step when
 * the present ones meet the contract's schema. A `provedEmail` is not asked for.
 */
export function useRegistration({ send, provedEmail, posted, start }: Options) {
  const common = useCommonTexts();
  const router = useRouter();
  const reader = { site: useSite(), texts: useTexts() };
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(useStart(posted, start?.typed));
  const [initial, setInitial] = useState(
    provedEmail === undefined ? first.typed : { ...first.typed, email: provedEmail },
  );
  // The fields are drawn anew with what a draft contains.
  const [version, setVersion] = useState(0);
  const [typed, setTyped] = useState(initial);
  const [position, setPosition] = useState<Position>({ step: first.step, focus: 'nothing' });
  const [errors, setErrors] = useState<RegistrationErrors>(first.errors);
  const [isSending, setSending] = useState(false);
  const isRunning = useRef(false);
  const { step } = position;
  const goTo = (reached: number) => {
    setErrors({});
    setPosition({ step: reached, focus: 'heading' });
  };
  const past = useStepHistory({ onReturn: goTo });

  const begin = useEffectEvent(() => {
    if (form.current === null) return;
    const now = joinTyped(typed, readForm(form.current));
    setTyped(now);
    if (first.isWhole) return;
    const draft = readDraft();
    const restored = joinTyped(draft.typed, { ...start?.typed, ...listFilled(now) });
    const begun = isTouched(now);
    if (begun) storeDraft({ step: 0, typed: restored });
    if (!isTouched(draft.typed)) return;
    setInitial(restored);
    setTyped(restored);
    setVersion(1);
    setPosition({ step: begun ? 0 : draft.step, focus: 'nothing' });
  });
  useEffect(() => {
    begin();
    // When they do not arrive now, they are loaded when the step is sent.
    loadChecks().catch(() => undefined);
  }, []);

  const arrive = useEffectEvent(({ focus }: Position) => {
    if (form.current === null || focus === 'nothing') return;
    storeDraft({ step, typed });
    if (focus === 'wrong') focusFirstWrong(form.current, errors);
    else {
      form.current.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
      showBegin(form.current);
    }
  });
  useEffect(() => arrive(position), [position]);
  // To the entry of a step the router brings how far the dialog was scrolled on the step before.
  const beginAgain = useEffectEvent(() => {
    if (form.current !== null && position.focus === 'heading') showBegin(form.current);
  });
  useEffect(() => router.subscribe('onRendered', () => beginAgain()), [router]);

  const showErrors: ShowErrors = (found) => {
    const steps = Object.keys(found).map((field) => stepOfField(field) ?? step);
    setErrors(found);
    setPosition({ step: Math.min(...steps), focus: 'wrong' });
  };

  const mend = async (now: TypedRegistration) => {
    const { checkStep } = await loadChecks();
    const found = await checkStep(step, { typed: now, ...reader });
    setErrors((shown) => keepWrong(shown, found));
  };

  const advance = async (now: TypedRegistration) => {
    const { checkStep } = await loadChecks();
    const found = await checkStep(step, { typed: now, ...reader });
    setErrors(found);
    if (hasErrors(found)) return setPosition({ step, focus: 'wrong' });
    if (step < lastStep) {
      past.add(step + 1);
      return goTo(step + 1);
    }
    setSending(true);
    return send(now, showErrors);
  };

  return {
    form,
    version,
    initial,
    typed,
    errors,
    step,
    isSending,
    goBack: () => {
      if (!past.goBack(step)) goTo(step - 1);
    },
    /** For the form's `onInput`. */
    follow: () => {
      if (form.current === null) return;
      const now = joinTyped(typed, readForm(form.current));
      setTyped(now);
      storeDraft({ step, typed: now });
      // Without the rules an error stays until the step is sent.
      if (hasErrors(errors)) mend(now).catch(() => undefined);
    },
    submit: async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isRunning.current) return;
      isRunning.current = true;
      forgetFailures();
      try {
        await advance(joinTyped(typed, readForm(event.currentTarget)));
      } catch (error) {
        showFailureToast(common(keyOfFailure(error)));
      } finally {
        isRunning.current = false;
        setSending(false);
      }
    },
  };
}

type Start = PostedStart & {
  /** Nothing is missing: the page that the server has drawn knows no draft of this tab. */
  isWhole: boolean;
};

/** What the form is drawn from at first: what was sent without scripts, else the draft of this tab, else nothing. */
function useStart(posted: PostedStart | undefined, start: RegistrationStart['typed'] = {}): () => Start {
  const isHydrated = useHydrated();
  return () => {
    if (posted !== undefined) return { ...posted, isWhole: true };
    const isStarted = Object.keys(start).length > 0;
    const draft = isHydrated ? readDraft() : { step: 0, typed: emptyRegistration };
    const step = isStarted ? 0 : draft.step;
    return { step, typed: joinTyped(draft.typed, start), errors: {}, isWhole: isHydrated };
  };
}

/** Brings the line of the steps into view, below what sticks to the top of a dialog. */
function showBegin(form: HTMLFormElement): void {
  form.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** The fields that the form has now: a list that still loads has none. */
function readForm(form: HTMLFormElement): Partial<TypedRegistration> {
  return readTexts(Object.fromEntries(new FormData(form)));
}

/** What was typed before, with what the form contains. */
function joinTyped(before: TypedRegistration, now: Partial<TypedRegistration>): TypedRegistration {
  return { ...before, ...now };
}

/** The fields that contain something else than at first. */
function listFilled(typed: TypedRegistration): Partial<TypedRegistration> {
  const filled = typedFields.filter((field) => typed[field] !== emptyRegistration[field]);
  return Object.fromEntries(filled.map((field) => [field, typed[field]]));
}

/** Whether somebody has begun to fill in the form. */
function isTouched(typed: TypedRegistration): boolean {
  return typedFields.some((field) => field !== 'terms_version' && typed[field] !== emptyRegistration[field]);
}

/** The errors on the screen that are still right. */
function keepWrong(shown: RegistrationErrors, found: RegistrationErrors): RegistrationErrors {
  return Object.fromEntries(Object.entries(found).filter(([field]) => Object.hasOwn(shown, field)));
}
