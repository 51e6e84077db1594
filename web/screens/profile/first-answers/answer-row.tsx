import { IconChevronRight } from '@tabler/icons-react';
import type { Ref } from 'react';
import styles from './answer-row.module.css';

type Props = {
  question: string;
  /** What the row says below the question: the answer, or what to do. */
  text: string;
  isAnswered: boolean;
  /** Another question has to be answered first. */
  isWaiting?: boolean;
  error: string | undefined;
  onOpen: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** A question as one large button, which opens the sheet with its answers. */
export function AnswerRow({ question, text, isAnswered, isWaiting = false, error, onOpen, ref }: Props) {
  return (
    <div>
      <button
        ref={ref}
        type="button"
        className={styles.row}
        data-is-answered={isAnswered}
        disabled={isWaiting}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={styles.words}>
          <span className={styles.question}>{question}</span>
          <bdi className={styles.answer}>{text}</bdi>
        </span>
        <IconChevronRight size="1.25rem" className={styles.chevron} aria-hidden="true" />
      </button>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
