import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerInterest } from '#contract/interests/answer-interest.ts';
import type { InterestStanding } from '#contract/interests/interest-standing.wire.ts';
import type { InterestAnswer } from '#contract/interests/interest.states.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { renewInterests } from './connecting.queries.ts';
import { isServiceFailure } from './failures.rules.ts';
import { markInterest } from './people-in-answers.rules.ts';
import type { Person } from './person.rules.ts';
import { renewStanding } from './renew-standing.ts';
import { showChangedPeople } from './show-changed-people.ts';

type Asked = {
  person: Person;
  interest: InterestStanding;
  onAnswered: (() => void) | undefined;
  /** The outcome was read and closed. */
  onClosed: () => void;
};

/** What is answered, and how to try it once more. */
type Wanted = { status: InterestAnswer; again: () => void };

const sentences = {
  accepted: { title: 'answer.acceptedTitle', text: 'answer.acceptedText', failed: 'answer.acceptFailed' },
  rejected: { title: 'answer.rejectedTitle', text: 'answer.rejectedText', failed: 'answer.rejectFailed' },
  cancelled: { title: 'answer.cancelledTitle', text: 'answer.cancelledText', failed: 'answer.cancelFailed' },
} as const satisfies Record<InterestAnswer, object>;

/** Answers an interest and says what came of it, in the documented words. One answer at a time. */
export function useAnswering({ person, interest, onAnswered, onClosed }: Asked) {
  const t = useConnectingTexts();
  const queries = useQueryClient();
  const [underWay, setUnderWay] = useState<InterestAnswer>();

  const fail = (failure: { title: string; text: string; onRetry?: () => void }) =>
    showOutcome({ tone: 'failure', onClose: onClosed, ...failure });

  const refuse = ({ status, again }: Wanted, sentence: string) => {
    const isOwn = status === 'cancelled';
    renewInterests(queries);
    void renewStanding(queries, {
      id: person.u_id,
      list: isOwn ? 'sent' : 'received',
      otherwise: { ...interest, i_status: 'cancelled' },
    });
    fail({
      title: t('answer.failureTitle'),
      text: `${t(sentences[status].failed)}\n${sentence}`,
      ...(isOwn && { onRetry: again }),
    });
  };

  const send = async (wanted: Wanted) => {
    const { status } = wanted;
    const answered = await callEndpoint(answerInterest, { interest_id: interest.i_id, status });
    if (answered.result) {
      showChangedPeople(queries, markInterest(person.u_id, answered.data));
      renewInterests(queries);
      onAnswered?.();
      const { title, text } = sentences[status];
      showOutcome({ tone: 'success', title: t(title), text: t(text), onClose: onClosed });
    } else if (isServiceFailure(answered)) {
      fail({ title: t('answer.errorTitle'), text: t('answer.errorText') });
    } else refuse(wanted, answered.message);
  };

  const sendOnce = useOneAtATime(async (wanted: Wanted) => {
    setUnderWay(wanted.status);
    try {
      await send(wanted);
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      fail({ title: t('answer.errorTitle'), text: t('answer.errorText') });
    } finally {
      setUnderWay(undefined);
    }
  });

  function answer(status: InterestAnswer): void {
    void sendOnce({ status, again: () => answer(status) });
  }
  return { answer, underWay };
}
