import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { answerInterest } from '#contract/interests/interests.ts';
import type { LatestInterestWire } from '#contract/interests/latest-interest.wire.ts';
import type { InterestAnswer } from '#contract/interests/interest.states.ts';
import { ApiUnreachable, isServiceFailure } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { lookForServer, readOnline } from '#web/app/client/reachability.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast, showUndoable, undoMilliseconds } from '#web/design/messages/toasts.tsx';
import { fullNameOf, pronounOf } from '#web/parts/facts/names.rules.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import type { Partner } from './open-connecting-dialog.ts';
import { declineLater, useDeclining } from './declining/decline-later.ts';
import { DecliningNotice, useFollowingDecline } from './declining/declining-notice.tsx';
import { CardButton } from './card-button.tsx';
import { countAnswered } from './connecting.queries.ts';
import { useWhatAcceptingOpens } from './dialog-parts.tsx';
import { ContactButton, MessageButton } from './partner-buttons.tsx';
import { changeCard, reloadCard } from './partner-cards.ts';
import styles from './partner-buttons.module.css';
import { useViewerId } from './use-viewer-id.ts';
import { keepAct } from './waiting/send-acts.ts';
import { useWaitingAct } from './waiting/store-acts.ts';
import { WaitingButton } from './waiting/waiting-button.tsx';

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
  const focusFirst = () => {
    const next = group.current?.querySelector<HTMLElement>('button:not([aria-disabled])');
    (next ?? group.current?.querySelector('button'))?.focus();
  };
  const meaning = useMeaning(partner);
  const { answer, decline, sending, wasAnswered } = useAnswering({
    partner,
    interest,
    meaning,
    onAnswered,
    onClosed: focusFirst,
  });
  // The pressed button is gone as well when the answer is shown: the focus is on the next step, which is to write.
  const focusNext = useEffectEvent(focusFirst);
  useEffect(() => {
    if (wasAnswered && interest.i_status !== 'pending') focusNext();
  }, [wasAnswered, interest.i_status]);
  const declined = useDeclining().get(interest.i_id);
  const undoing = declined?.undoing;
  useFollowingDecline({
    group,
    isDeclined: declined !== undefined,
    isUndoable: undoing !== undefined,
    focusFirst,
  });
  const waiting = useWaitingAct('answer', partner.u_id);
  const askToCancel = () =>
    showOutcome({
      tone: 'question',
      title: t('answer.cancelling.title'),
      text: t('answer.cancelling.text', { name: partner.u_firstname }),
      confirm: {
        label: t('answer.cancelling.confirm'),
        run: () => void answer('cancelled'),
        keep: t('answer.cancelling.keep'),
      },
    });
  const shown = () => {
    if (waiting !== undefined) return <WaitingButton act={waiting} name={name} />;
    if (undoing !== undefined) return <DecliningNotice meaning={meaning} undoing={undoing} />;
    if (interest.i_status !== 'pending') return <Answered partner={partner} status={interest.i_status} />;
    if (!isSender)
      return (
        <Open name={name} sending={sending} onAccept={() => void answer('accepted')} onDecline={decline} />
      );
    return (
      <CardButton
        look="outline"
        aria-label={t('answer.cancelTo', { name })}
        isBusy={sending === 'cancelled'}
        aria-haspopup="dialog"
        onClick={askToCancel}
      >
        {t('answer.cancel')}
      </CardButton>
    );
  };
  return (
    <div ref={group} className={styles.group}>
      {shown()}
    </div>
  );
}

/** The answer, and after an accepted one what comes next. */
function Answered({ partner, status }: { partner: Partner; status: InterestAnswer }) {
  const t = useConnectingTexts();
  return (
    <>
      <CardButton aria-disabled>{t(`answer.${status}`)}</CardButton>
      {status === 'accepted' && (
        <>
          <MessageButton partner={partner} />
          <ContactButton partner={partner} place="inbox" />
        </>
      )}
    </>
  );
}

type OpenProps = {
  name: string;
  sending: InterestAnswer | undefined;
  onAccept: () => void;
  onDecline: () => void;
};

/** The two answers to a received interest, apart from each other. */
function Open({ name, sending, onAccept, onDecline }: OpenProps) {
  const t = useConnectingTexts();
  return (
    <>
      <CardButton
        aria-label={t('answer.acceptOf', { name })}
        isBusy={sending === 'accepted'}
        onClick={onAccept}
      >
        {t('answer.accept')}
      </CardButton>
      <Button
        look="quiet"
        size="small"
        className={styles.decline}
        aria-label={t('answer.declineOf', { name })}
        isBusy={sending === 'rejected'}
        onClick={onDecline}
      >
        {t('answer.decline')}
      </Button>
    </>
  );
}

/** What declining the interest of a partner means: the documented words, and below them what can be done. */
function useMeaning({ u_firstname: name }: Partner): string {
  const t = useConnectingTexts();
  return `${t('answer.declinedTitle')}. ${t('answer.declinedText')}\n${t('answer.declinedMeans', { name, count: undoMilliseconds / 1000 })}`;
}

/** What accepting the interest of a partner has opened. */
function useAcceptedWords({ u_gender: gender }: Partner): string {
  const t = useConnectingTexts();
  const opens = useWhatAcceptingOpens();
  const details = opens === 'details' ? ` ${t(`answer.acceptedNote.${pronounOf(gender)}`)}` : '';
  return `${t('answer.acceptedTitle')} ${t('answer.acceptedMeans')}${details}`;
}

type AnsweringOptions = Pick<Props, 'partner' | 'interest'> & {
  /** What declining means. */
  meaning: string;
  onAnswered: Props['onAnswered'];
  /** Called when the viewer has closed the outcome. */
  onClosed: () => void;
};

type Attempt = { status: InterestAnswer; retry: () => void };

/** The sentence for each answer that was refused. */
const failures = {
  accepted: 'answer.acceptFailed',
  rejected: 'answer.rejectFailed',
  cancelled: 'answer.cancelFailed',
} as const satisfies Record<InterestAnswer, string>;

/** Sends one answer at a time and shows its outcome in the documented words. */
function useAnswering({ partner, interest, meaning, onAnswered, onClosed }: AnsweringOptions) {
  const t = useConnectingTexts();
  const queries = useQueryClient();
  const accepted = useAcceptedWords(partner);
  const [sending, setSending] = useState<InterestAnswer>();
  const [wasAnswered, setAnswered] = useState(false);

  const fail = (failure: { title: string; text: string; onRetry?: () => void }) =>
    showOutcome({ tone: 'failure', onClose: onClosed, ...failure });

  const refuse = ({ status, retry }: Attempt, sentence: string) => {
    const isOwn = status === 'cancelled';
    void reloadCard(queries, partner.u_id);
    fail({
      title: t('answer.failureTitle'),
      text: `${t(failures[status])}\n${sentence}`,
      ...(isOwn && { onRetry: retry }),
    });
  };

  const send = async (attempt: Attempt) => {
    const { status } = attempt;
    const answered = await callEndpoint(answerInterest, { interest_id: interest.i_id, status });
    if (answered.result) {
      if (status !== 'cancelled') countAnswered(queries);
      changeCard(queries, { partnerId: partner.u_id, interest: answered.data });
      // It was said, with Undo, before it was sent.
      if (status === 'rejected') return;
      setAnswered(true);
      onAnswered?.();
      const said = status === 'accepted' ? accepted : t('answer.cancelledTitle');
      // A card shows it as well; a dialog is closed then.
      if (onAnswered === undefined) announce(said);
      else showToast(said);
    } else if (isServiceFailure(answered)) {
      fail({ title: t('answer.errorTitle'), text: t('answer.errorText') });
    } else refuse(attempt, answered.message);
  };

  /** Without the server, what was pressed is shown as waiting and is sent when it is back. */
  const keep = (status: InterestAnswer) => {
    keepAct({ kind: 'answer', partnerId: partner.u_id, interestId: interest.i_id, status });
    onAnswered?.();
  };

  const sendOnce = useOneAtATime(async (attempt: Attempt) => {
    setSending(attempt.status);
    try {
      await send(attempt);
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      if (await lookForServer()) fail({ title: t('answer.errorTitle'), text: t('answer.errorText') });
      else keep(attempt.status);
    } finally {
      setSending(undefined);
    }
  });

  async function answer(status: InterestAnswer): Promise<void> {
    await sendOnce({ status, retry: () => void answer(status) });
  }

  /** Sent when the time to undo it is over. Without the server it waits anyway, and the button takes it back. */
  function decline(): void {
    if (!readOnline()) return keep('rejected');
    const undoing = declineLater(interest.i_id, {
      partnerId: partner.u_id,
      send: () => {
        closeNotice?.();
        return answer('rejected');
      },
    });
    // The card says it where the buttons were; a dialog closes, and a notice says it.
    const closeNotice = onAnswered && showUndoable(meaning, undoing);
    if (onAnswered === undefined) announce(meaning);
    onAnswered?.();
  }
  return { answer, decline, sending, wasAnswered };
}
