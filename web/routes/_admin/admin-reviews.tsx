import { createFileRoute } from '@tanstack/react-router';
import { describePage } from '#web/app/document/page-head.ts';
import { readReviewSearch } from '#web/screens/administration/reviews/review-address.rules.ts';
import { ReviewsScreen } from '#web/screens/administration/reviews/reviews-screen.tsx';
import { addressOf } from '#web/parts/lists/list-search.ts';

export const Route = createFileRoute('/_admin/admin-reviews')({
  validateSearch: readReviewSearch,
  head: (route) => describePage(route, { title: route.match.context.texts.t('titles.reviews') }),
  component: Reviews,
});

function Reviews() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ReviewsScreen {...addressOf({ search, read: readReviewSearch, go: navigate })} />;
}
