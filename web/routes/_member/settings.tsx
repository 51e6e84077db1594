import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readSettingsSearch } from '#web/screens/settings/settings-sections.rules.ts';
import { SettingsScreen } from '#web/screens/settings/settings-screen.tsx';

export const Route = createFileRoute('/_member/settings')({
  validateSearch: readSettingsSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.settings') }),
  component: Settings,
});

function Settings() {
  return <SettingsScreen {...readSettingsSearch(Route.useSearch())} />;
}
