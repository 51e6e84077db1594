import { IconMessageCircle } from '@tabler/icons-react';
import { ConversationPanel } from '#web/parts/conversations/conversation-panel.tsx';
import { ThreadList } from '#web/parts/conversations/threads/thread-list.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import type { ChatAddress } from './chat-address.rules.ts';
import styles from './chat-window.module.css';
import { useFollowingFocus } from './use-following-focus.ts';
import { useVisibleHeight } from './use-visible-height.ts';

type Props = {
  address: ChatAddress;
  onChoose: (partnerId: number) => void;
  /** From the conversation to the list, where they are not beside each other. */
  onBack: () => void;
  onSearch: (search: string) => void;
};

/** The own conversations, and the open one beside them; on phones one of the two at a time. */
export function ChatWindow({ address: { partner, search = '' }, onChoose, onBack, onSearch }: Props) {
  const common = useCommonTexts();
  const screen = useVisibleHeight();
  const leaving = useFollowingFocus(screen, { partner, onBack });
  return (
    <div ref={screen} className={styles.screen} data-is-open={partner !== undefined}>
      <h1 className={styles.title}>{common('titles.chatWindow')}</h1>
      <div className={styles.panes}>
        <div className={styles.list}>
          <ThreadList
            density="screen"
            selected={partner}
            onChoose={onChoose}
            search={search}
            onSearch={onSearch}
          />
        </div>
        <div className={styles.conversation} tabIndex={-1} data-conversation {...leaving}>
          {partner === undefined ? (
            <ChooseOne />
          ) : (
            <ConversationPanel density="screen" partnerId={partner} onBack={onBack} />
          )}
        </div>
      </div>
    </div>
  );
}

function ChooseOne() {
  const t = useConversationsTexts();
  return (
    <div className={styles.none}>
      <EmptyState
        icon={<IconMessageCircle size="3rem" stroke={1.25} aria-hidden="true" />}
        title={t('choose.title')}
        text={t('choose.text')}
      />
    </div>
  );
}
