import { zodResolver } from '@hookform/resolvers/zod';
import type { BaseSyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
} from 'react-hook-form';
import type { z } from 'zod';
import type { ValidationKey } from '#contract/calls/messages.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import type { Refusal, Success } from '#web/app/client/answer.ts';
import type { Outcome } from '#web/design/messages/outcome-dialog.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useCall } from './use-call.ts';
import { useErrorSentence } from './use-error-sentence.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';

type Values<E> = EndpointInput<E> extends infer Input extends FieldValues ? Input & EndpointInput<E> : never;

type Options<E extends Endpoint> = {
  endpoint: E;
  /** In the order of the fields on the screen: the first wrong one takes the focus. */
  defaultValues: DefaultValues<Values<E>>;
  onSuccess: (answer: Success<E>, input: Values<E>) => void | Promise<void>;
  /** The title of the outcome dialog when the call is refused, such as "Login failed". */
  failureTitle: string;
  /** Shown below the title when the server gives no sentence; "Please try again." when left out. */
  failureText?: string;
  /** The title when the service could not be reached or failed; "Error" when left out. */
  errorTitle?: string;
  /** Other ways to the same goal, offered beside *Retry*. */
  otherWays?: Outcome['otherWays'];
  /** Other sentences than the schema's, where the form asks for less than the call takes. */
  sentences?: Readonly<Partial<Record<string, ValidationKey>>>;
  /** Which field *Retry* leads to; the first one when left out. */
  retryField?: Path<Values<E>>;
  /** When the server cannot be reached, keeps what was typed until it can be sent, instead of a failure. */
  keepUnsent?: (input: Values<E>) => void;
  /** Returns true when it has shown the refusal itself, so that no outcome dialog opens. */
  onRefusal?: (refusal: Refusal, input: Values<E>) => boolean;
};

/**
 * A form over one endpoint of the contract: the same schema checks on both sides, wrong fields show what is wrong, the
 * first of them takes the focus, and what was typed stays through every failure. Fields are checked when the form is
 * sent and, from then on, while they are changed: a sentence that appears as the focus leaves a field would move the
 * button that is being pressed.
 */
export function useEndpointForm<E extends Endpoint>(options: Options<E>) {
  const { endpoint, defaultValues, keepUnsent } = options;
  const t = useCommonTexts();
  const sentenceOf = useErrorSentence();
  const form = useForm<Values<E>>({
    defaultValues,
    resolver: resolverOf(endpoint),
    shouldFocusError: false,
  });
  const call = useCall(options.errorTitle, keepUnsent && (() => keepUnsent(form.getValues())));
  const { errors, isSubmitting } = form.formState;

  const errorOf = (name: Path<Values<E>>): string | undefined => {
    const message = form.getFieldState(name, form.formState).error?.message;
    return sentenceOf(options.sentences?.[message ?? ''] ?? message);
  };

  const refuse = (refusal: Refusal, input: Values<E>) => {
    const fields = new Set(Object.keys(form.getValues()));
    const wrong = refusal.errors?.filter(({ field }) => fields.has(field)) ?? [];
    for (const [index, { field, message }] of wrong.entries()) {
      // The server names fields as strings; that this one is a field of the form was checked above.
      form.setError(field as Path<Values<E>>, { message }, { shouldFocus: index === 0 });
    }
    if (wrong.length > 0 || options.onRefusal?.(refusal, input) === true) return;
    showOutcome({
      tone: 'failure',
      title: options.failureTitle,
      text: refusal.message || (options.failureText ?? t('outcomes.tryAgain')),
      onRetry: focusForRetry,
      ...(options.otherWays !== undefined && { otherWays: options.otherWays }),
    });
  };

  const send = async (input: Values<E>) => {
    const answer = await call<E>(endpoint, input);
    if (answer?.result === true) await options.onSuccess(answer, input);
    else if (answer !== undefined) refuse(answer, input);
  };

  // The keys of a form's values are its fields.
  const listFields = () => Object.keys(form.getValues()) as Path<Values<E>>[];
  const focusWrong = (wrong: FieldErrors<Values<E>>) => {
    const first = listFields().find((field) => Object.hasOwn(wrong, field));
    if (first !== undefined) form.setFocus(first);
  };
  const focusForRetry = () => {
    const wanted = options.retryField ?? listFields()[0];
    if (wanted !== undefined) form.setFocus(wanted, { shouldSelect: true });
  };

  const sendOnce = useOneAtATime((event: BaseSyntheticEvent | undefined) =>
    form.handleSubmit(send, focusWrong)(event),
  );

  return {
    form,
    isSubmitting,
    hasErrors: Object.keys(errors).length > 0,
    errorOf,
    /** Spread into an input of the component library or of `web/design/field.tsx`. */
    field: (name: Path<Values<E>>, rules?: Pick<RegisterOptions, 'setValueAs'>) => ({
      ...form.register(name, rules),
      error: errorOf(name),
    }),
    /** For the form's `onSubmit`. */
    submit: (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      void sendOnce(event);
    },
  };
}

/** Checks with the contract's schema and sends what was typed: the server normalises it with the same schema. */
function resolverOf<E extends Endpoint>(endpoint: E): Resolver<Values<E>> {
  const schema: z.ZodObject = endpoint.input;
  // The schema's input is by definition the `EndpointInput` of the same endpoint.
  return zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Values<E>>;
}
