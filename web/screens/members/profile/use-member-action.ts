import { useMutation } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { isNotProved } from '#web/app/client/proof.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { sentenceOfFailure } from '#web/app/client/failures.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';

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
