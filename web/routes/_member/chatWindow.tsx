import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { MemberBuilding } from '#web/features/shell/member-building.tsx';

/** Reads `?partner=21`, the member whose conversation is open. */
function readChatSearch({ partner }: Record<string, unknown>): { partner?: number } {
  return typeof partner === 'number' && Number.isInteger(partner) && partner > 0 ? { partner } : {};
}

export const Route = createFileRoute('/_member/chatWindow')({
  validateSearch: readChatSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.chatWindow') }),
  component: () => <MemberBuilding page="chatWindow" />,
});
