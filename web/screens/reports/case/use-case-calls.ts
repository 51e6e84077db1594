import { useRef, useState } from 'react';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import type { AnyEndpoint, FieldError, Success } from '#web/app/client/answer.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useReportCaseTexts } from '#web/locales/en/admin/report-case.ts';

/** Sends the calls of a case. Wrong fields are returned for the form; any other refusal is shown. */
export function useCaseCalls() {
  const t = useReportCaseTexts();
  const call = useCall(t('failed'));
  const [busy, setBusy] = useState<string>();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const isSending = useRef(false);

  const send = async <E extends AnyEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
  ): Promise<Success<E> | undefined> => {
    // A second press sends nothing.
    if (isSending.current) return undefined;
    isSending.current = true;
    setBusy(endpoint.path);
    setErrors([]);
    const answer = await call<E>(endpoint, input);
    setBusy(undefined);
    isSending.current = false;
    if (answer === undefined || answer.result) return answer;
    if (answer.errors !== undefined) setErrors(answer.errors);
    else showOutcome({ tone: 'failure', title: t('failed'), text: answer.message });
    return undefined;
  };

  return {
    send,
    errors,
    isBusy: (endpoint: AnyEndpoint) => busy === endpoint.path,
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
  };
}
