import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { moveStory as moveStoryEndpoint } from '#contract/stories/story-review.ts';
import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { whenRefetched } from '#web/app/client/queries.ts';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import { coupleOf, orderKey, reloadStories, storiesQuery } from './stories.queries.ts';
import { moveStory, pageOfPlace } from './story-order.rules.ts';

/** Moving the stories of a page; `places` is how many approved stories there are. */
export type StoryOrder = ReturnType<typeof useStoryOrder> & { places: number };

/** The story that was moved last, so that the focus can follow it. */
type Moved = { id: number; towards: 'earlier' | 'later' };

type Options = { page: number; onPage: (page: number) => void };

/**
 * Moves approved stories. A move is shown and saved at once, one after the other; a story that leaves the page is followed. A refused
 * move loads the list again.
 */
export function useStoryOrder({ page, onPage }: Options) {
  const t = useStoriesTexts();
  const queries = useQueryClient();
  const { queryKey } = storiesQuery({ status: 'approved', search: undefined, page });
  const [moved, setMoved] = useState<Moved>();
  // A story is not followed after its screen was left.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const mutation = useMutation({
    mutationKey: orderKey,
    scope: { id: orderKey.join(' ') },
    mutationFn: ({ id, place }: { id: number; place: number }) =>
      loadEndpoint(moveStoryEndpoint, { story_id: id, place }),
    onSuccess: async (_answer, { place }) => {
      if (pageOfPlace(place) === page) return;
      await whenRefetched();
      if (isOpen.current) onPage(pageOfPlace(place));
    },
    onError: async (error) => {
      const text = sentenceOfFailure(error, t('unreachable')) ?? t('broken');
      showFailure(error, { title: t('orderFailed'), text });
      await reloadStories(queries);
    },
  });
  const move = (story: ReviewedStoryWire, place: number) => {
    const answer = queries.getQueryData(queryKey);
    if (answer === undefined) return;
    const { ss_id: id, ss_order: from } = story;
    const { bride, groom } = coupleOf(story);
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, { ...answer, data: moveStory(answer.data, { id, place }) });
    setMoved({ id, towards: place < (from ?? 0) ? 'earlier' : 'later' });
    const label = t('couple', { bride, groom });
    announce(t('moved', { label, place, places: answer.total }));
    mutation.mutate({ id, place });
  };
  const dragged = useRef<ReviewedStoryWire>(undefined);
  /** The part of a card by which a pointer drags it. */
  const drag = (story: ReviewedStoryWire) => ({
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }: DragEvent<HTMLElement>) => {
      dragged.current = story;
      dataTransfer.effectAllowed = 'move';
      // Some browsers drag nothing without data.
      dataTransfer.setData('text/plain', String(story.ss_id));
      const card = currentTarget.closest('article');
      if (card !== null) dataTransfer.setDragImage(card, 0, 0);
    },
    onDragEnd: () => {
      dragged.current = undefined;
    },
  });
  /** A card on which another one is dropped gives it its place. */
  const dropOn = ({ ss_order: place }: ReviewedStoryWire) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged.current !== undefined) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const { current: story } = dragged;
      if (story === undefined || place === null) return;
      event.preventDefault();
      if (place !== story.ss_order) move(story, place);
    },
  });
  return { moved, move, drag, dropOn };
}
