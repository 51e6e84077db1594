import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { BannersScreen } from '#web/screens/administration/banners/banners-screen.tsx';

export const Route = createFileRoute('/_admin/banner-settings')({
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.bannerSettings') }),
  component: BannersScreen,
});
