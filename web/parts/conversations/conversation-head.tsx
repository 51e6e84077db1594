import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import type { ConversationWire } from '#contract/conversations/conversation.wire.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import styles from './conversation-head.module.css';
import { ConversationMenu } from './conversation-menu.tsx';
import { useIsTyping } from './sending/use-typing.ts';

type Props = {
  thread: ConversationWire;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The latest message of the partner. */
  latest: number | undefined;
  onBack: (() => void) | undefined;
  onSearch: () => void;
  onReport: () => void;
  /** Further buttons at the end. */
  actions: ReactNode;
};

/** The partner on top of the conversation, and what can be done with it. */
export function ConversationHead({ thread, heading, latest, onBack, onSearch, onReport, actions }: Props) {
  const t = useConversationsTexts();
  return (
    <header className={styles.head}>
      {onBack !== undefined && (
        <IconButton className={styles.back} data-back aria-label={t('head.back')} onClick={onBack}>
          <IconArrowLeft size="1.375rem" aria-hidden="true" />
        </IconButton>
      )}
      <Partner thread={thread} heading={heading} latest={latest} />
      <div className={styles.actions}>
        <IconButton aria-label={t('menu.search')} onClick={onSearch}>
          <IconSearch size="1.25rem" aria-hidden="true" />
        </IconButton>
        <ConversationMenu thread={thread} onSearch={onSearch} onReport={onReport} />
        {actions}
      </div>
    </header>
  );
}

function Partner({ thread, heading, latest }: Pick<Props, 'thread' | 'heading' | 'latest'>) {
  const t = useConversationsTexts();
  const { partner_id: id, name, profile_pic: picture, is_visible: isVisible } = thread;
  const words = (
    <span className={styles.words}>
      <h2 ref={heading} tabIndex={-1} className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      <Status thread={thread} latest={latest} />
    </span>
  );
  if (!isVisible) {
    return (
      <div className={styles.partner}>
        <Avatar name={null} />
        {words}
      </div>
    );
  }
  return (
    <div className={styles.partner}>
      <Link
        to="/partner-profile/$profileId"
        params={{ profileId: String(id) }}
        className={styles.picture}
        aria-label={t('head.viewProfile', { name })}
      >
        <Avatar name={name} picture={picture} />
      </Link>
      {words}
    </div>
  );
}

/** Below the name: that the partner is writing; else the profile id. */
function Status({ thread, latest }: Pick<Props, 'thread' | 'latest'>) {
  const t = useConversationsTexts();
  const { member_id_prefix: prefix } = useSite();
  const { partner_id: id, is_open: isOpen, is_visible: isVisible } = thread;
  const isTyping = useIsTyping(id, latest);
  if (isTyping && isOpen) {
    return (
      <span className={styles.status} data-tone="typing">
        {t('head.writing')}
      </span>
    );
  }
  if (isVisible) return <span className={styles.status}>{t('head.id', { id: `${prefix}${id}` })}</span>;
  return (
    <span className={styles.status}>
      {t(thread.closed_reason === 'blocked' ? 'head.blocked' : 'head.unavailable')}
    </span>
  );
}
