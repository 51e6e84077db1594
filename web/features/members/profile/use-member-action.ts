import { useMutation } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { ApiRefused } from '#web/api/answer.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { isNotProved } from '#web/api/proof.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { sentenceOfFailure } from '#web/api/failures.ts';
import { useMembersTexts } from '#web/i18n/administration/use-members-texts.ts';

/** Makes a call about a member: the sentence of success in a toast, that of a failure in a dialog. */
export function useMemberAction<E extends Endpoint>(endpoint: E, onDone?: () => void) {
  const t = useMembersTexts();
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => loadEndpoint(endpoint, input),
    onSuccess: ({ message }) => {
      showToast(message);
      onDone?.();
    },
    onError: (error) => {
      if (error instanceof ApiRefused && isNotProved(error.refusal)) return;
      const text = sentenceOfFailure(error, t('switch.unreachable')) ?? t('switch.failedText');
      showOutcome({ tone: 'failure', title: t('actions.failed'), text });
    },
  });
}
