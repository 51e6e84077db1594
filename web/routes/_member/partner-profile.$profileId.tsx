import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { PartnerProfile } from '#web/features/partner/partner-profile.tsx';
import { readPartnerId, readPartnerSearch } from '#web/features/partner/partner-address.rules.ts';

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
