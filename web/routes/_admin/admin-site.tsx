import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { readSiteSearch } from '#web/features/site-settings/site-address.rules.ts';
import { SiteSettingsScreen } from '#web/features/site-settings/site-settings-screen.tsx';

export const Route = createFileRoute('/_admin/admin-site')({
  validateSearch: readSiteSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.siteSettings') }),
  component: SiteSettings,
});

function SiteSettings() {
  return <SiteSettingsScreen {...readSiteSearch(Route.useSearch())} />;
}
