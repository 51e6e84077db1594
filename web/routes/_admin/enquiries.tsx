import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/document/page-head.ts';
import { enquirySorts } from '#web/features/enquiries/enquiry-orders.data.ts';
import { EnquiryList } from '#web/features/enquiries/enquiry-list.tsx';
import { addressOf, readListSearch } from '#web/lists/list-search.ts';

const readSearch = readListSearch(enquirySorts);

export const Route = createFileRoute('/_admin/enquiries')({
  validateSearch: readSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.enquiries') }),
  component: Enquiries,
});

function Enquiries() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <EnquiryList {...addressOf({ search, read: readSearch, go: navigate })} />;
}
