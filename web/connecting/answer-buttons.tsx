import { useRef } from 'react';
import type { InterestStanding } from '#contract/interests/interest-standing.wire.ts';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import styles from './answer-buttons.module.css';
import type { Person } from './person.rules.ts';
import { TurnButton } from './turn-button.tsx';
import { useAnswering } from './use-answering.ts';
import { useViewerId } from './use-viewer-id.ts';

type Props = {
  person: Person;
  /** The interest in question; a row of `/interest/list` is one. */
  interest: InterestStanding;
  /** Called when the answer was taken, before the outcome is shown. */
  onAnswered?: () => void;
};

/**
 * What can be made of an interest by the one who is signed in: accept or decline a received one, cancel a sent one.
 * Once it is answered, a button that does nothing says what became of it.
 */
export function AnswerButtons({ person, interest, onAnswered }: Props) {
  const t = useConnectingTexts();
  const group = useRef<HTMLDivElement>(null);
  const isSender = interest.i_sender_id === useViewerId();
  const name = fullNameOf(person);
  // The pressed button may be gone when the outcome closes; the keyboard goes on beside it.
  const focusRest = () => group.current?.querySelector('button')?.focus();
  const { answer, underWay } = useAnswering({ person, interest, onAnswered, onClosed: focusRest });
  const isPending = interest.i_status === 'pending';
  return (
    <div ref={group} className={styles.group}>
      {interest.i_status !== 'pending' && (
        <TurnButton aria-disabled>{t(`answer.${interest.i_status}`)}</TurnButton>
      )}
      {isPending && isSender && (
        <TurnButton
          look="outline"
          aria-label={t('answer.cancelTo', { name })}
          isBusy={underWay === 'cancelled'}
          onClick={() => answer('cancelled')}
        >
          {t('answer.cancel')}
        </TurnButton>
      )}
      {isPending && !isSender && (
        <>
          <TurnButton
            aria-label={t('answer.acceptOf', { name })}
            isBusy={underWay === 'accepted'}
            onClick={() => answer('accepted')}
          >
            {t('answer.accept')}
          </TurnButton>
          <TurnButton
            look="outline"
            aria-label={t('answer.declineOf', { name })}
            isBusy={underWay === 'rejected'}
            onClick={() => answer('rejected')}
          >
            {t('answer.decline')}
          </TurnButton>
        </>
      )}
    </div>
  );
}
