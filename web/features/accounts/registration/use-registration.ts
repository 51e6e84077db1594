import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type BaseSyntheticEvent } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { registrationSteps } from '#contract/accounts/registration.ts';
import type { FieldError } from '#web/api/answer.ts';
import { useSite } from '#web/document/site.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { focusStart } from '../use-start-focus.ts';
import { keepDraft, readDraft } from './keep-draft.ts';
import {
  checkDateOfBirth,
  isRegistrationField,
  lastStep,
  stepOfField,
  type RegistrationField,
  type RegistrationValues,
} from './registration.rules.ts';
import { useSendingRegistration } from './use-sending-registration.ts';

/** Where the person is, and the field that wants attention there. */
type Place = { step: number; field?: RegistrationField };

const resolvers = registrationSteps.map(
  // Each step checks its own fields and leaves the others as they were typed; all of them are text.
  (step) => zodResolver(step, undefined, { raw: true }) as unknown as Resolver<RegistrationValues>,
);

/** The four steps over one form: Continue advances when the contract's schema of the step is content; nothing typed is lost. */
export function useRegistration() {
  const site = useSite();
  const [draft] = useState(readDraft);
  const [place, setPlace] = useState<Place>({ step: draft.step });
  const { step } = place;
  const resolver = resolvers[step];
  const form = useForm<RegistrationValues>({
    defaultValues: draft.values,
    ...(resolver === undefined ? {} : { resolver }),
  });

  useEffect(() => {
    const keep = () => keepDraft({ step, values: form.getValues() });
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, step]);
  useEffect(() => {
    if (place.field === undefined) focusStart();
    else form.setFocus(place.field, { shouldSelect: true });
  }, [form, place]);

  /** Says what is wrong beside the fields and leads to the first of them; answers false when none is of this form. */
  const showErrors = (errors: readonly FieldError[]): boolean => {
    const wrong = errors.flatMap(({ field, message }) =>
      isRegistrationField(field) ? [{ field, message }] : [],
    );
    const first = wrong.toSorted((a, b) => stepOfField(a.field) - stepOfField(b.field))[0]?.field;
    if (first === undefined) return false;
    for (const { field, message } of wrong) form.setError(field, { message });
    setPlace({ step: stepOfField(first), field: first });
    return true;
  };

  const send = useSendingRegistration(showErrors);
  const advance = async (values: RegistrationValues) => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: site.time_zone }).format(new Date());
    const wrongDate = checkDateOfBirth(values, { today, ages: site });
    if (step >= stepOfField('dob') && wrongDate !== undefined) {
      showErrors([{ field: 'dob', message: wrongDate }]);
    } else if (step < lastStep) setPlace({ step: step + 1 });
    else await send(values);
  };
  const submitOnce = useOneAtATime((event: BaseSyntheticEvent) => form.handleSubmit(advance)(event));

  return {
    form,
    step,
    isSending: form.formState.isSubmitting && step === lastStep,
    goBack: () => setPlace({ step: step - 1 }),
    submit: (event: BaseSyntheticEvent) => {
      event.preventDefault();
      void submitOnce(event);
    },
  };
}
