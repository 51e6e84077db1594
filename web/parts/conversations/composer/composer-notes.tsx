import { Link } from '@tanstack/react-router';
import { longestMessage } from '#contract/conversations/messages.ts';
import { useSite } from '#web/app/document/site.ts';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import styles from './composer-notes.module.css';
import type { MessagesLeft } from './use-messages-left.ts';

/** From so many characters on their number is shown. */
const countedFrom = 1800;
/** So few messages are worth a link to the plans. */
const fewLeft = 5;

const numbers = new Intl.NumberFormat('en-IN');

type Props = { id: string; length: number; left: MessagesLeft | undefined };

/** Below the field: how long the message is, and how many can be sent today. */
export function ComposerNotes({ id, length, left }: Props) {
  return (
    <div id={id} className={styles.notes}>
      {left !== undefined && <Left {...left} />}
      {length >= countedFrom && <Counter length={length} />}
    </div>
  );
}

function Left({ left, limit }: MessagesLeft) {
  const t = useConversationsTexts();
  const { everything_is_free: isFree } = useSite();
  return (
    <p className={styles.left} data-is-none={left === 0}>
      {left === 0 ? t('composer.noneLeft', { limit }) : t('composer.left', { count: left, limit })}
      {left <= fewLeft && !isFree && (
        <>
          {' '}
          <Link to="/subscription" className={styles.link}>
            {t('composer.toPlans')}
          </Link>
        </>
      )}
    </p>
  );
}

/** Screen readers announce only what is over the limit. */
function Counter({ length }: { length: number }) {
  const t = useConversationsTexts();
  const excess = Math.max(0, length - longestMessage);
  const values = { length: numbers.format(length), most: numbers.format(longestMessage) };
  return (
    <p className={styles.counter} data-is-over={excess > 0}>
      <output>{excess > 0 && t('composer.excess', { count: excess })}</output>{' '}
      <span>{t('composer.counter', values)}</span>
    </p>
  );
}
