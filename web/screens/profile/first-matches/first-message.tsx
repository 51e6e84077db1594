import { useEffect, useRef } from 'react';
import { longestInterestMessage } from '#contract/interests/interests.ts';
import { TextAreaField } from '#web/design/field.tsx';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import styles from './matches-step.module.css';

type Props = {
  /** What an interest is sent with. */
  message: string;
  /** What the member wrote in its place; undefined before the field is open. */
  written: string | undefined;
  onWrite: (text: string) => void;
};

/** The message of all interests of this page. It is there already; who likes may change it. */
export function FirstMessage({ message, written, onWrite }: Props) {
  const t = useWelcomeTexts();
  if (written !== undefined) return <OwnMessage written={written} onWrite={onWrite} />;
  return (
    <p className={styles.message}>
      {t('matches.message', { message })}{' '}
      <button type="button" className={styles.change} onClick={() => onWrite(message)}>
        {t('matches.changeMessage')}
      </button>
    </p>
  );
}

function OwnMessage({ written, onWrite }: { written: string; onWrite: (text: string) => void }) {
  const t = useWelcomeTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened the field is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <TextAreaField
      ref={field}
      label={t('matches.ownMessage')}
      description={t('matches.reply')}
      value={written}
      onChange={({ target }) => onWrite(target.value)}
      maxLength={longestInterestMessage}
      rows={3}
      dir="auto"
    />
  );
}
