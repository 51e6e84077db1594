import { useId, useState } from 'react';
import { Button } from '#web/design/button.tsx';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import styles from './interest-message.module.css';
import { isLongMessage } from './message-length.rules.ts';

/** What was written with an interest. A long text shows its first lines, and the rest when asked for. */
export function InterestMessage({ label, text }: { label: string; text: string }) {
  const t = useInboxTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = isLongMessage(text);
  return (
    <figure className={styles.message}>
      <figcaption className={styles.label}>{label}</figcaption>
      <blockquote id={id} dir="auto" className={styles.words} data-is-folded={isLong && !isOpen}>
        {text}
      </blockquote>
      {isLong && (
        <Button
          look="quiet"
          size="small"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'message.less' : 'message.more')}
        </Button>
      )}
    </figure>
  );
}
