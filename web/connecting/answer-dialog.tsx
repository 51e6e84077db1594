import { useQuery } from '@tanstack/react-query';
import { DialogFrame } from '#web/design/dialog-frame.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import styles from './answer-dialog.module.css';
import formStyles from './connecting-form.module.css';
import { receivedInterestsQuery } from './connecting.queries.ts';
import { PersonHead } from './person-head.tsx';
import type { DialogProps } from './person.rules.ts';

/** What somebody wrote with their interest, and the answer to it. */
export function AnswerDialog({ person, onClose }: DialogProps) {
  const t = useConnectingTexts();
  const { interest } = person;
  if (interest === null) return null;
  return (
    <DialogFrame title={t('answer.title', { name: person.u_firstname })} onClose={onClose}>
      <div className={formStyles.form}>
        <PersonHead person={person} />
        <Words id={interest.i_id} name={person.u_firstname} />
        <AnswerButtons person={person} interest={interest} onAnswered={onClose} />
      </div>
    </DialogFrame>
  );
}

/** Without the words, the interest can be answered all the same. */
function Words({ id, name }: { id: number; name: string }) {
  const t = useConnectingTexts();
  const { data, isFetching } = useQuery(receivedInterestsQuery());
  const message = data?.data.find(({ i_id }) => i_id === id)?.i_message;
  if (message === undefined) return isFetching ? <Skeleton height="var(--space-16)" /> : null;
  return (
    <figure>
      <figcaption className={formStyles.note}>{t('answer.messageOf', { name })}</figcaption>
      <blockquote className={styles.words} dir="auto">
        {message}
      </blockquote>
    </figure>
  );
}
