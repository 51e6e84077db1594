import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readEnquirySearch } from '#web/screens/enquiries/enquiry-address.rules.ts';
import { EnquiryDesk } from '#web/screens/enquiries/enquiry-desk.tsx';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/enquiries')({
  validateSearch: readEnquirySearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.enquiries') }),
  component: Enquiries,
});

function Enquiries() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <EnquiryDesk {...addressOf({ search, read: readEnquirySearch, go: navigate })} />;
}
