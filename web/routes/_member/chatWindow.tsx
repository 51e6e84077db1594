import { createFileRoute, useRouter } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readChatSearch } from '#web/screens/chat-window/chat-address.rules.ts';
import { ChatWindow } from '#web/screens/chat-window/chat-window.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The conversation was opened from the list, which is the page before. */
    isFromList?: boolean;
  }
}

export const Route = createFileRoute('/_member/chatWindow')({
  validateSearch: readChatSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.chatWindow') }),
  component: ChatScreen,
});

function ChatScreen() {
  const address = readChatSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const router = useRouter();
  const { partner: _open, ...list } = address;
  // The list stays where it was when it is the page before.
  const back = () => {
    if (router.state.location.state.isFromList === true) router.history.back();
    else void navigate({ search: list, replace: true, resetScroll: false });
  };
  return (
    <ChatWindow
      address={address}
      onChoose={(partner) =>
        void navigate({
          search: { ...list, partner },
          state: { isFromList: address.partner === undefined },
          resetScroll: false,
        })
      }
      onBack={back}
      onSearch={(search) =>
        void navigate({
          search: readChatSearch({ ...address, search }),
          replace: address.search !== undefined,
          resetScroll: false,
        })
      }
    />
  );
}
