import { useQuery } from '@tanstack/react-query';
import { showInterest } from '#contract/interests/interests.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { AcceptMeaning, PartnerHead } from './dialog-parts.tsx';
import styles from './dialog-parts.module.css';
import type { DialogProps } from './open-connecting-dialog.ts';

/** The message of a received interest, and the buttons to answer it. */
export function AnswerDialog({ partner, onClose }: DialogProps) {
  const t = useConnectingTexts();
  const { interest } = partner;
  if (interest === null) return null;
  return (
    <DialogFrame title={t('answer.title', { name: partner.u_firstname })} onClose={onClose}>
      <div className={styles.form}>
        <PartnerHead partner={partner} />
        <Message interestId={interest.i_id} name={partner.u_firstname} />
        <div className={styles.last}>
          <AcceptMeaning partner={partner} />
          <AnswerButtons partner={partner} interest={interest} onAnswered={onClose} />
        </div>
      </div>
    </DialogFrame>
  );
}

/** The interest can be answered without its message too, so a failure is not shown. */
function Message({ interestId, name }: { interestId: number; name: string }) {
  const t = useConnectingTexts();
  const { data, isFetching } = useQuery(endpointQuery(showInterest, { interest_id: interestId }));
  const message = data?.data.i_message;
  if (message === undefined) return isFetching ? <Skeleton height="var(--space-16)" /> : null;
  return (
    <figure>
      <figcaption className={styles.note}>{t('answer.messageOf', { name })}</figcaption>
      <blockquote className={styles.message} dir="auto">
        {message}
      </blockquote>
    </figure>
  );
}
