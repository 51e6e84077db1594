import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type BaseSyntheticEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { register, registration, registrationSteps } from '#contract/accounts/registration.ts';
import type { FieldError, Success } from '#web/api/answer.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useSite } from '#web/document/site.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { focusStart } from '../account-form.tsx';
import { useDialogs } from '../dialog-switch.tsx';
import { firstCode, lengthOf, storeAddress, storeSentCode } from '../sent-codes.ts';
import { deleteDraft, readDraft, storeDraft } from './registration-draft.ts';
import {
  checkDateOfBirth,
  isRegistrationField,
  lastStep,
  stepOfField,
  type RegistrationField,
  type RegistrationValues,
} from './registration.rules.ts';

/** The step on screen, and the field that takes the focus. */
type Position = { step: number; field?: RegistrationField };

const resolvers = registrationSteps.map(
  // Each step checks its own fields and returns the others as they were typed; all of them are text.
  (step) => zodResolver(step, undefined, { raw: true }) as unknown as Resolver<RegistrationValues>,
);

type ShowErrors = (errors: readonly FieldError[]) => boolean;

/** Sends what was typed; `showErrors` shows refused fields. */
export type SendRegistration = (values: RegistrationValues, showErrors: ShowErrors) => Promise<void>;

/**
 * The four steps of one form. Continue advances when the input meets the contract's schema of the step. A `provedEmail` is not asked
 * for.
 */
export function useRegistration(send: SendRegistration, provedEmail?: string) {
  const site = useSite();
  const [draft] = useState(readDraft);
  const [first] = useState<Position>({ step: draft.step });
  const [position, setPosition] = useState(first);
  const { step } = position;
  const resolver = resolvers[step];
  const form = useForm<RegistrationValues>({
    defaultValues: provedEmail === undefined ? draft.values : { ...draft.values, email: provedEmail },
    ...(resolver === undefined ? {} : { resolver }),
    // A field is checked when its step is sent and, from then on, while it is wrong; the form counts as sent since its first step.
    reValidateMode: 'onSubmit',
  });

  useEffect(() => {
    const store = () => storeDraft({ step, values: form.getValues() });
    store();
    return form.subscribe({
      formState: { values: true },
      callback: ({ name = '' }) => {
        store();
        if (isRegistrationField(name) && form.getFieldState(name).invalid) void form.trigger(name);
      },
    });
  }, [form, step]);
  useEffect(() => {
    if (position.field !== undefined) form.setFocus(position.field, { shouldSelect: true });
    // A page is read from its title on.
    else if (provedEmail === undefined || position !== first) focusStart();
  }, [form, position, first, provedEmail]);

  /** Shows errors beside their fields and focuses the first one. Returns false when none is of this form. */
  const showErrors: ShowErrors = (errors) => {
    const wrong = errors.flatMap(({ field, message }) =>
      isRegistrationField(field) ? [{ field, message }] : [],
    );
    const firstField = wrong.toSorted((a, b) => stepOfField(a.field) - stepOfField(b.field))[0]?.field;
    if (firstField === undefined) return false;
    for (const { field, message } of wrong) form.setError(field, { message });
    setPosition({ step: stepOfField(firstField), field: firstField });
    return true;
  };

  const advance = async (values: RegistrationValues) => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: site.time_zone }).format(new Date());
    const wrongDate = checkDateOfBirth(values, { today, ages: site });
    if (step >= stepOfField('dob') && wrongDate !== undefined) {
      showErrors([{ field: 'dob', message: wrongDate }]);
    } else if (step < lastStep) setPosition({ step: step + 1 });
    else await send(values, showErrors);
  };
  const submitOnce = useOneAtATime((event: BaseSyntheticEvent) => form.handleSubmit(advance)(event));

  return {
    form,
    step,
    isSending: form.formState.isSubmitting && step === lastStep,
    goBack: () => setPosition({ step: step - 1 }),
    submit: (event: BaseSyntheticEvent) => {
      event.preventDefault();
      void submitOnce(event);
    },
  };
}

/** Sends a registration. Errors are shown beside the fields; success opens the dialog that verifies the e-mail. */
export function useSendingRegistration(): SendRegistration {
  const t = useAccountsTexts();
  const site = useSite();
  const call = useCall();
  const { openDialog } = useDialogs();

  const succeed = ({ data: { email }, ...answer }: Success<typeof register>) => {
    const length = lengthOf(answer);
    deleteDraft();
    storeAddress(email);
    storeSentCode('verify', firstCode(email, { length }));
    openDialog('verify');
    showOutcome({
      tone: 'success',
      title: t('registration.successTitle'),
      text: t('registration.successText', { email, length }),
    });
  };

  return async (values, showErrors) => {
    const { data: input, error } = registration.safeParse({
      ...values,
      // Without settings the server assumes the current terms.
      ...(site.terms_version === '' ? {} : { terms_version: site.terms_version }),
    });
    if (input === undefined) {
      const issues = error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
      showErrors(issues);
      return;
    }
    const answer = await call(register, input);
    if (answer === undefined) return;
    if (answer.result) return succeed(answer);
    if (answer.errors !== undefined && showErrors(answer.errors)) return;
    const isTaken = answer.code === 'already_registered';
    const showTaken = () => isTaken && showErrors([{ field: 'email', message: answer.message }]);
    showTaken();
    showOutcome({
      tone: 'failure',
      title: t('registration.failureTitle'),
      text: answer.message,
      onRetry: showTaken,
    });
  };
}
