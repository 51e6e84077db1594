import { useMutation } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
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
      const text = sentenceOfFailure(error, t('switch.unreachable')) ?? t('switch.failedText');
      showFailure(error, { title: t('actions.failed'), text });
    },
  });
}
