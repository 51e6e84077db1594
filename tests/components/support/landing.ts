import { listBanners } from '#contract/banners/list-banners.ts';
import { listChoices, listTypedWords } from '#contract/choices/list-choices.ts';
import { summariseReviews } from '#contract/reviews/summarise-reviews.ts';
import { listStories } from '#contract/stories/stories.ts';
import { makeChoiceLists } from './choice-lists.ts';
import type { FakeServer } from './fake-server.ts';
import { openScreen, type Screen } from './open-screen.tsx';
import { onePage } from './people-pages.ts';

/** Opens the landing page of a new site as a visitor, without banners, stories and reviews. */
export function openLanding(search: string, prepare: (server: FakeServer) => void): Promise<Screen> {
  return openScreen(`/${search}`, {
    as: null,
    prepare: (server) => {
      server.answer(listBanners, { data: [] });
      server.answer(listStories, onePage([], 100));
      server.answer(summariseReviews, {
        data: {
          member_count: 0,
          mobile_proved_count: 0,
          read_count: 0,
          review_count: 0,
          average_rating: null,
          reviews: [],
        },
      });
      server.answer(listChoices, { data: makeChoiceLists() });
      server.answer(listTypedWords, { data: [{ code: 'nair', same: ['Nayar'], more: [] }] });
      prepare(server);
    },
  });
}
