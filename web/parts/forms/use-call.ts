import type { EndpointInput } from '#contract/calls/endpoint.ts';
import {
  ApiUnreachable,
  isServiceFailure,
  keyOfFailure,
  type AnyEndpoint,
  type Answer,
} from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { lookForServer } from '#web/app/client/reachability.ts';
import { isNotProved } from '#web/app/client/proof.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { forgetFailures } from '#web/design/messages/toasts.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';

/**
 * Calls an endpoint. When the service fails or cannot be reached, an outcome dialog says so ("Error" unless another
 * title is given; without the server `keepUnsent` is called instead, if there is one) and undefined is returned; also when the person was asked for proof and gave none, so that nothing was sent.
 */
export function useCall(title?: string, keepUnsent?: () => void) {
  const t = useCommonTexts();
  const fail = (text: string) => showOutcome({ tone: 'failure', title: title ?? t('outcomes.error'), text });
  return async <E extends AnyEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
  ): Promise<Answer<E> | undefined> => {
    forgetFailures();
    try {
      const answer = await callEndpoint<E>(endpoint, input);
      if (!answer.result && isNotProved(answer)) return undefined;
      if (answer.result || !isServiceFailure(answer)) return answer;
      fail(answer.message);
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      if (keepUnsent === undefined || (await lookForServer())) fail(t(keyOfFailure(error)));
      else keepUnsent();
    }
    return undefined;
  };
}
