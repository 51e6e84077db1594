import { ConversationPanel } from '../conversation-panel.tsx';
import { chooseConversation } from '../open-conversation.ts';
import { ThreadList } from '../threads/thread-list.tsx';

/** The list of conversations, or the chosen one. Loaded when the pop-up is first opened. */
export function PopupContent({ partnerId }: { partnerId: number | null }) {
  if (partnerId === null) return <ThreadList density="popup" onChoose={chooseConversation} />;
  return (
    <ConversationPanel
      key={partnerId}
      partnerId={partnerId}
      density="popup"
      onBack={() => chooseConversation(null)}
    />
  );
}
