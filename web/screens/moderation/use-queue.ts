import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimReview, decideReview } from '#contract/moderation/review.ts';
import type { OpenReviewWire, ReviewDecision, ReviewItemWire } from '#contract/moderation/review.wire.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useModerationTexts } from '#web/locales/en/moderation.ts';
import { sentenceOfFailure } from '#web/app/client/failures.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { neighbourOf } from './queue-order.rules.ts';
import type { ReviewSearch } from './review-address.rules.ts';
import { openItemQuery, reviewQuery } from './review.queries.ts';

type Queue = {
  search: ReviewSearch;
  rows: readonly ReviewItemWire[];
  onSearch: (search: ReviewSearch) => void;
};

export type Decide = (decision: ReviewDecision, reason: string) => void;

/** Going through the queue: the next and the previous item, and decisions, after which the next item opens. */
export function useQueue({ search, rows, onSearch }: Queue) {
  const t = useModerationTexts();
  const queries = useQueryClient();
  const open = (item: number | undefined) => {
    const { item: _before, ...list } = search;
    onSearch(item === undefined ? list : { ...list, item });
  };
  const move = (by: 1 | -1) => {
    const next = neighbourOf(rows, { item: search.item, by });
    if (next !== undefined) open(next);
  };
  // Beyond the page, the server gives the oldest item that no one else has open.
  const oldest = useMutation({
    mutationFn: () => loadEndpoint(claimReview, search.kind === undefined ? {} : { kind: search.kind }),
    onSuccess: ({ data }) => open(data?.item_id),
    onError: (error) =>
      showOutcome({
        tone: 'failure',
        title: t('openFailed'),
        text: sentenceOfFailure(error, t('unreachable')) ?? t('failedText'),
      }),
  });
  const openAfter = async (decided: number) => {
    const next = neighbourOf(rows, { item: decided, by: 1, isLeaving: true });
    const isWhole = (search.list ?? 'waiting') === 'waiting' && search.search === undefined;
    if (next === undefined && isWhole) oldest.mutate();
    else open(next);
  };
  const mutation = useMutation({
    mutationFn: ({
      item,
      decision,
      reason,
    }: {
      item: OpenReviewWire;
      decision: ReviewDecision;
      reason: string;
    }) => loadEndpoint(decideReview, { item_id: item.item_id, version: item.version, decision, reason }),
    onSuccess: async (_answer, { item, decision }) => {
      announce(t(`said.${decision}`, { name: fullNameOf(item) }));
      // A moderator who has gone on to another item in the meantime stays there.
      if (search.item === item.item_id) await openAfter(item.item_id);
    },
    onError: async (error, { item }) => {
      showOutcome({
        tone: 'failure',
        title: t('failedTitle'),
        text: sentenceOfFailure(error, t('unreachable')) ?? t('failedText'),
      });
      if (!(error instanceof ApiRefused)) return;
      // The item is not as it was on screen: it was decided in another window, or its member changed it.
      await reloadAnswers(queries, { queryKey: openItemQuery(item.item_id).queryKey });
      await reloadAnswers(queries, { queryKey: reviewQuery(search).queryKey });
    },
  });
  return {
    move,
    open,
    openOldest: () => oldest.mutate(),
    isOpening: oldest.isPending,
    isDeciding: mutation.isPending,
    decide: mutation.mutate,
  };
}
