import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readReviewSearch } from '#web/screens/moderation/review-address.rules.ts';
import { ReviewScreen } from '#web/screens/moderation/review-screen.tsx';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-review')({
  validateSearch: readReviewSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.review') }),
  component: Review,
});

function Review() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ReviewScreen {...addressOf({ search, read: readReviewSearch, go: navigate })} />;
}
