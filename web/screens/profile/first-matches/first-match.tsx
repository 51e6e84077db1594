import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { sendInterest } from '#contract/interests/interests.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { ApiUnreachable, keyOfFailure } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { changeCard, reloadCard } from '#web/parts/connecting/partner-cards.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { Photo } from '#web/design/pictures/photo.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import { FitLines } from '#web/parts/partner-cards/fit/match-fit.tsx';
import { PersonLines } from '#web/parts/partner-cards/person-lines.tsx';
import styles from './first-match.module.css';

/** `message` goes with an interest. */
type Props = { card: PartnerCardWire; message: string };

/** One of the first matches: the face, the lines that families read first, how the two fit, and one tap that sends an interest. */
export function FirstMatch({ card, message }: Props) {
  const name = fullNameOf(card);
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <Photo
          path={card.u_profile_pic}
          placeholder={card.photo_placeholder}
          name={name}
          alt=""
          sizes="7.5rem"
          isFirst
        />
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link
            to="/partner-profile/$profileId"
            params={{ profileId: String(card.u_id) }}
            className={styles.link}
          >
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <PersonLines person={card} className={styles.line} />
        <p className={styles.fit}>
          <FitLines person={card} />
        </p>
        <SendAction card={card} name={name} message={message} />
      </div>
    </article>
  );
}

type Sending = Props & { name: string };

function SendAction(props: Sending) {
  const { card, name } = props;
  const t = useWelcomeTexts();
  const { send, isSending, failure } = useSending(props);
  if (card.interest !== null) {
    return (
      <p className={styles.sent}>
        <IconCheck size="1.25rem" aria-hidden="true" />
        {t('matches.sent')}
      </p>
    );
  }
  return (
    <div className={styles.action}>
      <Button isWide isBusy={isSending} aria-label={t('matches.sendTo', { name })} onClick={send}>
        {t('matches.send')}
      </Button>
      {failure !== undefined && (
        <p className={styles.error} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

/** Sends an interest, one at a time. What went wrong is said beside the button. */
function useSending({ card: { u_id: partnerId }, name, message }: Sending) {
  const t = useWelcomeTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useOneAtATime(async (_press: undefined) => {
    setSending(true);
    setFailure(undefined);
    try {
      const answer = await callEndpoint(sendInterest, { receiver_id: partnerId, message });
      if (answer.result) {
        changeCard(queries, { partnerId, interest: answer.data });
        announce(t('matches.sentNews', { name }));
      } else {
        setFailure(answer.message);
        void reloadCard(queries, partnerId);
      }
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      setFailure(common(keyOfFailure(error)));
    } finally {
      setSending(false);
    }
  });
  return { send: () => void send(undefined), isSending, failure };
}

/** As high as a card. */
export function FirstMatchSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton height="10rem" />
      <div className={styles.body}>
        <Skeleton width="60%" height="var(--space-5)" />
        <Skeleton width="90%" />
        <Skeleton width="50%" />
        <Skeleton height="var(--target)" />
      </div>
    </div>
  );
}
