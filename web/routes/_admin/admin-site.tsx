import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readSiteSearch } from '#web/screens/site-settings/site-address.rules.ts';
import { SiteSettingsScreen } from '#web/screens/site-settings/site-settings-screen.tsx';

export const Route = createFileRoute('/_admin/admin-site')({
  validateSearch: readSiteSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.siteSettings') }),
  component: SiteSettings,
});

function SiteSettings() {
  return <SiteSettingsScreen {...readSiteSearch(Route.useSearch())} />;
}
