import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { PartnerProfile } from '#web/screens/partner-profile/partner-profile.tsx';
import { readPartnerId, readPartnerSearch } from '#web/screens/partner-profile/partner-address.rules.ts';

export const Route = createFileRoute('/_member/partner-profile/$profileId')({
  validateSearch: readPartnerSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.partnerProfile') }),
  component: PartnerProfileScreen,
});

function PartnerProfileScreen() {
  const { profileId } = Route.useParams();
  const { from } = readPartnerSearch(Route.useSearch());
  return <PartnerProfile id={readPartnerId(profileId)} from={from} />;
}
