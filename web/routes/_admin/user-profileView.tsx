import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { MemberProfileView } from '#web/screens/members/profile/member-profile.tsx';

export const Route = createFileRoute('/_admin/user-profileView')({
  validateSearch: readUserId,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.userProfile') }),
  component: UserProfile,
});

const largestId = 2_147_483_647;

function readUserId({ userId }: Record<string, unknown>): { userId?: number } {
  const isId = typeof userId === 'number' && Number.isInteger(userId) && userId > 0 && userId <= largestId;
  return isId ? { userId } : {};
}

function UserProfile() {
  const { userId } = readUserId(Route.useSearch());
  return <MemberProfileView key={userId} userId={userId} />;
}
