import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answerInterest } from '#contract/interests/interests.ts';
import type { LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';
import type { InterestAnswer } from '#contract/interests/interest.states.ts';
import { ApiUnreachable, isServiceFailure } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { useOpeningConversation } from '#web/conversations/use-opening-conversation.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { fullNameOf } from '#web/facts/names.rules.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useConnectingTexts } from '#web/i18n/connecting/use-connecting-texts.ts';
import type { Partner } from './open-connecting-dialog.ts';
import { CardButton, MessageButton } from './partner-buttons.tsx';
import { changeCard, reloadCard } from './partner-cards.ts';
import styles from './partner-buttons.module.css';
import { useViewerId } from './use-viewer-id.ts';

type Props = {
  partner: Partner;
  /** The interest in question; a row of `/interest/list` is one. */
  interest: LatestInterestWire;
  /** Called when the answer was saved, before the outcome is shown. */
  onAnswered?: () => void;
};

/**
 * What the viewer can do with an interest: accept or decline a received one, cancel a sent one, write to the partner of an accepted
 * one. An answered interest shows its answer as a disabled button.
 */
export function AnswerButtons({ partner, interest, onAnswered }: Props) {
  const t = useConnectingTexts();
  const group = useRef<HTMLDivElement>(null);
  const isSender = interest.i_sender_id === useViewerId();
  const name = fullNameOf(partner);
  // The pressed button may be gone when the outcome closes; the focus moves to the one beside it.
  const focusFirst = () => group.current?.querySelector('button')?.focus();
  const { answer, sending } = useAnswering({ partner, interest, onAnswered, onClosed: focusFirst });
  const isPending = interest.i_status === 'pending';
  return (
    <div ref={group} className={styles.group}>
      {interest.i_status !== 'pending' && (
        <CardButton aria-disabled>{t(`answer.${interest.i_status}`)}</CardButton>
      )}
      {interest.i_status === 'accepted' && <MessageButton partner={partner} />}
      {isPending && isSender && (
        <CardButton
          look="outline"
          aria-label={t('answer.cancelTo', { name })}
          isBusy={sending === 'cancelled'}
          onClick={() => answer('cancelled')}
        >
          {t('answer.cancel')}
        </CardButton>
      )}
      {isPending && !isSender && (
        <>
          <CardButton
            aria-label={t('answer.acceptOf', { name })}
            isBusy={sending === 'accepted'}
            onClick={() => answer('accepted')}
          >
            {t('answer.accept')}
          </CardButton>
          <CardButton
            look="outline"
            aria-label={t('answer.declineOf', { name })}
            isBusy={sending === 'rejected'}
            onClick={() => answer('rejected')}
          >
            {t('answer.decline')}
          </CardButton>
        </>
      )}
    </div>
  );
}

type AnsweringOptions = Pick<Props, 'partner' | 'interest'> & {
  onAnswered: Props['onAnswered'];
  /** Called when the viewer has closed the outcome. */
  onClosed: () => void;
};

type Attempt = { status: InterestAnswer; retry: () => void };

const sentences = {
  accepted: { title: 'answer.acceptedTitle', text: 'answer.acceptedText', failed: 'answer.acceptFailed' },
  rejected: { title: 'answer.rejectedTitle', text: 'answer.rejectedText', failed: 'answer.rejectFailed' },
  cancelled: { title: 'answer.cancelledTitle', text: 'answer.cancelledText', failed: 'answer.cancelFailed' },
} as const satisfies Record<InterestAnswer, object>;

/** Sends one answer at a time and shows its outcome in the documented words. */
function useAnswering({ partner, interest, onAnswered, onClosed }: AnsweringOptions) {
  const t = useConnectingTexts();
  const queries = useQueryClient();
  const [sending, setSending] = useState<InterestAnswer>();
  const conversation = useOpeningConversation();
  const writeMessage = () => conversation.open(partner.u_id);

  const fail = (failure: { title: string; text: string; onRetry?: () => void }) =>
    showOutcome({ tone: 'failure', onClose: onClosed, ...failure });

  const refuse = ({ status, retry }: Attempt, sentence: string) => {
    const isOwn = status === 'cancelled';
    void reloadCard(queries, partner.u_id);
    fail({
      title: t('answer.failureTitle'),
      text: `${t(sentences[status].failed)}\n${sentence}`,
      ...(isOwn && { onRetry: retry }),
    });
  };

  const send = async (attempt: Attempt) => {
    const { status } = attempt;
    const answered = await callEndpoint(answerInterest, { interest_id: interest.i_id, status });
    if (answered.result) {
      changeCard(queries, { partnerId: partner.u_id, interest: answered.data });
      onAnswered?.();
      const { title, text } = sentences[status];
      const next = status === 'accepted' && { next: { label: t('answer.writeMessage'), run: writeMessage } };
      showOutcome({ tone: 'success', title: t(title), text: t(text), onClose: onClosed, ...next });
    } else if (isServiceFailure(answered)) {
      fail({ title: t('answer.errorTitle'), text: t('answer.errorText') });
    } else refuse(attempt, answered.message);
  };

  const sendOnce = useOneAtATime(async (attempt: Attempt) => {
    setSending(attempt.status);
    try {
      await send(attempt);
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      fail({ title: t('answer.errorTitle'), text: t('answer.errorText') });
    } finally {
      setSending(undefined);
    }
  });

  function answer(status: InterestAnswer): void {
    void sendOnce({ status, retry: () => answer(status) });
  }
  return { answer, sending };
}
