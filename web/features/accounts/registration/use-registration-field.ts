import { useFormContext, type RegisterOptions } from 'react-hook-form';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import type { RegistrationField, RegistrationValues } from './registration.rules.ts';

/** What an input of the registration needs: spread `field('firstname')` into it. */
export function useRegistrationField() {
  const sentenceOf = useErrorSentence();
  const { register, getFieldState, formState } = useFormContext<RegistrationValues>();
  return (name: RegistrationField, rules?: RegisterOptions<RegistrationValues, RegistrationField>) => ({
    ...register(name, rules),
    error: sentenceOf(getFieldState(name, formState).error?.message),
  });
}
