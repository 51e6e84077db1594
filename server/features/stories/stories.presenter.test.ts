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
  agreement: null,
  approvedAt: null,
  showsIds: false,
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

test('visitors read first names, month and place of a story, and not its status', () => {
  const story = presentStory(stored);
  expect(story).toEqual({
    ss_id: 7,
    ss_image: '/photos/7.webp',
    ss_story: 'We met in spring.',
    ss_place: 'Kottayam',
    ss_wedding_date: '2026-02-01',
    bride_id: null,
    bride_firstname: 'Asha',
    bride_lastname: '',
    groom_id: null,
    groom_firstname: 'Rahul',
    groom_lastname: '',
    name: 'Asha and Rahul',
  });
});

test('visitors read the ids when both agreed to that, and administrators all of it', () => {
  expect(presentStory({ ...stored, showsIds: true })).toMatchObject({ bride_id: 3, bride_lastname: '' });
  const places = { isShown: true, isBlocked: false, orderPlace: 1, shownPlace: 1 };
  const known = { consents: [], now: new Date('2026-03-02T00:00:00Z') };
  expect(presentReviewed({ ...stored, ...places, agreement: 'Both, by telephone.' }, known)).toMatchObject({
    bride_id: 3,
    bride_lastname: 'Menon',
    groom_lastname: 'Nair',
    ss_wedding_date: '2026-02-14',
    ss_not_agreed: 'bride',
    ss_agreement: 'Both, by telephone.',
  });
});

test('the first stories that visitors see are on the landing page', () => {
  const { landing } = storyLimits;
  const reviewed = { ...stored, isBlocked: false, orderPlace: 20 };
  const isOnLanding = (isShown: boolean, shownPlace: number | null) =>
    presentReviewed({ ...reviewed, isShown, shownPlace }, { consents: [], now: stored.createdAt })
      .ss_is_on_landing;
  expect([
    isOnLanding(true, landing),
    isOnLanding(true, landing + 1),
    isOnLanding(false, 1),
    isOnLanding(false, null),
  ]).toEqual([true, false, false, false]);
});
