import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import {
  decideStory,
  deleteStory,
  listReviewedStories,
  showReviewedStory,
} from '#contract/stories/story-review.ts';
import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen, type Screen } from '../support/open-screen.tsx';

/** A waiting story that both members have agreed to. */
export function aReviewedStory(changes: Partial<ReviewedStoryWire> = {}): ReviewedStoryWire {
  return {
    ss_id: 1,
    ss_image: '',
    ss_story: 'We met in spring and married in winter.',
    ss_wedding_date: '2026-02-14',
    ss_place: 'Kottayam',
    bride_id: 21,
    bride_firstname: 'Asha',
    bride_lastname: 'Mathew',
    groom_id: 22,
    groom_firstname: 'Rahul',
    groom_lastname: 'Nair',
    name: 'Asha and Rahul',
    ss_status: 'pending',
    ss_bride_id: 21,
    ss_groom_id: 22,
    ss_created_at: '2026-03-01T09:00:00Z',
    ss_original_story: null,
    ss_edited_at: null,
    ss_is_asked: true,
    ss_bride_answer: 'agreed',
    ss_groom_answer: 'agreed',
    ss_not_agreed: null,
    ss_agreement: null,
    ss_is_shown: false,
    ss_is_blocked: false,
    ss_order: null,
    ss_is_on_landing: false,
    ...changes,
  };
}

/** An approved story that visitors see. */
export function anApprovedStory(changes: Partial<ReviewedStoryWire> = {}): ReviewedStoryWire {
  return aReviewedStory({
    ss_status: 'approved',
    ss_is_shown: true,
    ss_is_on_landing: true,
    ss_is_asked: true,
    ss_bride_answer: 'agreed',
    ss_groom_answer: 'agreed',
    ...changes,
  });
}

/** Answers the calls about these stories as the server does, also after decisions about them. */
export function answerStories(server: FakeServer, start: readonly ReviewedStoryWire[]): void {
  let stories = [...start];
  const change = (id: number, status: ReviewedStoryWire['ss_status']) => {
    stories = stories.map((story) => (story.ss_id === id ? { ...story, ss_status: status } : story));
    return stories.find(({ ss_id }) => ss_id === id) ?? aReviewedStory();
  };
  server.answer(listReviewedStories, (input) => listed(stories, input));
  server.answer(showReviewedStory, ({ story_id: id }) => {
    const data = stories.find(({ ss_id: storyId }) => storyId === Number(id));
    return { data: data ?? aReviewedStory({ ss_id: Number(id) }) };
  });
  server.answer(decideStory, ({ story_id: id, status }) => ({
    data: change(id, status),
    message: {
      approved: 'Success story approved successfully.',
      rejected: 'Success story rejected successfully.',
      pending: 'The success story is waiting for review again.',
    }[status],
  }));
  server.answer(deleteStory, ({ story_id: id }) => {
    change(id, 'deleted');
    return { data: null };
  });
}

function listed(
  stories: readonly ReviewedStoryWire[],
  { status, search = '', page: wanted = 1, limit = 1000 }: EndpointInput<typeof listReviewedStories>,
) {
  const found = stories.filter(
    (story) => story.ss_status === status && `${story.name} ${story.ss_place}`.includes(search),
  );
  const first = (Number(wanted) - 1) * Number(limit);
  const paging = { total: found.length, page: Number(wanted), limit: Number(limit), next: null };
  return { data: found.slice(first, first + Number(limit)), ...paging };
}

type Prepared = { stories?: readonly ReviewedStoryWire[]; prepare?: (server: FakeServer) => void };

/** Opens a screen about stories over a server that has these. */
export async function openStories(
  address: string,
  { stories = [], prepare = () => undefined }: Prepared = {},
): Promise<Screen> {
  const screen = await openScreen(address, {
    as: administrator,
    prepare: (server) => {
      answerStories(server, stories);
      prepare(server);
    },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

/** The section with this heading. */
export const sectionOf = (title: string | RegExp) => page.getByRole('region', { name: title });
/** The card of a couple. */
export const cardOf = (couple: string) => page.getByRole('article', { name: couple });
