import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listReviews, summariseReviews } from '#contract/reviews/summarise-reviews.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openLanding } from '../support/landing.ts';
import { screens, showNarrowDarkReversed } from '../support/views.ts';
import { aPublicReview } from '../support/reviews/wire-member-review.ts';

const reviews = Array.from({ length: 15 }, (_, index) =>
  aPublicReview({
    r_id: 15 - index,
    r_text: `Review ${15 - index}`,
    r_answer: index === 1 ? 'Thank you.' : null,
    r_answered_at: index === 1 ? '2026-05-02T08:00:00.000Z' : null,
  }),
);
const totals = { review_count: 15, average_rating: 4.3 };

function answerReviews(fake: FakeServer): void {
  fake.answer(summariseReviews, {
    data: {
      member_count: 57,
      mobile_proved_count: 41,
      read_count: 52,
      ...totals,
      reviews: reviews.slice(0, 12),
    },
  });
  const page2 = { total: 15, page: 2, limit: 12, next: null, ...totals };
  // Since the page was loaded one more was published: the last one of the first page comes again.
  fake.answer(listReviews, { data: reviews.slice(11), ...page2 });
}

const trust = page.getByRole('region', { name: 'Over 50 people trust us' });
const seeAll = trust.getByRole('button', { name: 'See all reviews by our customers' });
/** The list of what was checked comes first. */
const checks = 2;
const texts = () =>
  trust
    .getByRole('listitem')
    .elements()
    .slice(checks)
    .map((item) => item.querySelector('blockquote')?.textContent);

/** How many pixels the block is wider than it may be; other parts of the page move sideways. */
const overflow = () => trust.element().scrollWidth - trust.element().clientWidth;

test.each(screens)('all reviews are shown by keyboard, page by page, on %s', async (_screen, show) => {
  await show();
  const { server } = await openLanding('', answerReviews);
  await expect.element(trust).toHaveTextContent('4.3 / 5');
  await expect.element(trust).toHaveTextContent('from 15 reviews');
  expect(texts()).toEqual(['Review 15', 'Review 14', 'Review 13']);
  await expect.element(trust).toHaveTextContent('Reply from InTandemThank you.');
  const button = seeAll.element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => texts().length).toBe(12);
  await expect.element(trust.getByRole('status')).toHaveTextContent('12 of 15 reviews');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => texts()).toEqual(reviews.map(({ r_text }) => r_text));
  await expect.element(trust.getByRole('listitem').nth(checks + 12)).toHaveFocus();
  await expect.element(trust.getByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  expect(server.listCalls(listReviews)).toEqual([{ page: '2', limit: '12' }]);
  expect(overflow()).toBe(0);
  await trust.getByRole('button', { name: 'Show fewer reviews' }).click();
  await expect.poll(() => texts().length).toBe(3);
});

test('more reviews that cannot be loaded can be tried again', async () => {
  const { server } = await openLanding('', (fake) => {
    answerReviews(fake);
    fake.disconnect(listReviews);
  });
  await seeAll.click();
  await trust.getByRole('button', { name: 'Show more reviews' }).click();
  await expect.element(trust.getByRole('status')).toHaveTextContent('More reviews could not be loaded.');
  answerReviews(server);
  await trust.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => texts().length).toBe(15);
});

test('without reviews a sentence says so, and search engines read no rating', async () => {
  await openLanding('', () => undefined);
  await expect.element(page.getByText('There are no reviews yet.')).toBeVisible();
  expect(document.body.innerHTML).not.toContain('aggregateRating');
});

test('the rating for search engines is that of the page', async () => {
  await openLanding('', answerReviews);
  await expect.element(seeAll).toBeVisible();
  expect(document.body.innerHTML).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.3,"reviewCount":15,"bestRating":5,"worstRating":1}',
  );
});

test('one review with a long word and a script fits the narrowest screen', async () => {
  await showNarrowDarkReversed();
  const text = `<script>alert(1)</script>${'x'.repeat(900)}`;
  await openLanding('', (fake) =>
    fake.answer(summariseReviews, {
      data: {
        member_count: 57,
        mobile_proved_count: 41,
        read_count: 52,
        review_count: 1,
        average_rating: 4,
        reviews: [aPublicReview({ r_text: text, r_name: 'N'.repeat(60), r_answer: 'y'.repeat(900) })],
      },
    }),
  );
  await expect.element(page.getByText(text)).toBeVisible();
  expect(overflow()).toBe(0);
  await seeAll.click();
  await expect.element(trust.getByRole('status')).toHaveTextContent('1 of 1 review');
  expect(overflow()).toBe(0);
});
