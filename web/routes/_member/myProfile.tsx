import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { MyProfile } from '#web/features/dashboard/my-profile.tsx';

export const Route = createFileRoute('/_member/myProfile')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.myProfile') }),
  component: MyProfile,
});
