import { expect, test } from 'vitest';
import { storyLimits } from '#contract/stories/story-limits.ts';
import { presentReviewed, presentStory } from './stories.presenter.ts';

const stored: Parameters<typeof presentStory>[0] = {
  id: 7,
  status: 'approved',
  image: '/photos/7.webp',
  pictureToken: null,
  story: 'We met in spring.',
  originalStory: 'We mett in spring.',
  editedAt: new Date('2026-03-02T00:00:00Z'),
  place: 'Kottayam',
  position: 1,
  isObjected: false,
  decidedAt: null,
  networkHash: 'secret',
  weddingDate: '2026-02-14',
  brideId: 3,
  brideFirstName: 'Asha',
  brideLastName: 'Menon',
  groomId: null,
  groomFirstName: 'Rahul',
  groomLastName: 'Nair',
  createdAt: new Date('2026-03-01T00:00:00Z'),
};

test('a story shows the couple, and not its status', () => {
  const story = presentStory(stored);
  expect(story).toEqual({
    ss_id: 7,
    ss_image: '/photos/7.webp',
    ss_story: 'We met in spring.',
    ss_place: 'Kottayam',
    ss_wedding_date: '2026-02-14',
    bride_id: 3,
    bride_firstname: 'Asha',
    bride_lastname: 'Menon',
    groom_id: null,
    groom_firstname: 'Rahul',
    groom_lastname: 'Nair',
    name: 'Asha and Rahul',
  });
});

test('the first stories that visitors see are on the landing page', () => {
  const { landing } = storyLimits;
  const reviewed = { ...stored, isBlocked: false, orderPlace: 20 };
  const isOnLanding = (isShown: boolean, shownPlace: number | null) =>
    presentReviewed({ ...reviewed, isShown, shownPlace }, []).ss_is_on_landing;
  expect([
    isOnLanding(true, landing),
    isOnLanding(true, landing + 1),
    isOnLanding(false, 1),
    isOnLanding(false, null),
  ]).toEqual([true, false, false, false]);
});
