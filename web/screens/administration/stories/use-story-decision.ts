import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { decideStory, deleteStory } from '#contract/stories/story-review.ts';
import type { ReviewedStoryWire, StoryStatus } from '#contract/stories/story.wire.ts';
import { ApiRefused, isTemporary } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { showFailure } from '#web/app/client/failures.ts';
import { whenRefetched } from '#web/app/client/queries.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import { coupleOf, reloadStories } from './stories.queries.ts';

/** `reopen` takes a rejection back. */
export type StoryAction = 'approve' | 'reject' | 'reopen' | 'delete';

type Decision = {
  story: ReviewedStoryWire;
  action: StoryAction | 'undo';
  from: StoryStatus;
  to: StoryStatus;
  /** Who agreed, how and when, where an answer of the two is missing. */
  agreement?: string;
};

const statusAfter = {
  approve: 'approved',
  reject: 'rejected',
  reopen: 'pending',
  delete: 'deleted',
} as const satisfies Record<StoryAction, StoryStatus>;

/**
 * Decides about stories, as seen on screen: what another administrator has changed since is refused. The approval of a story that one of
 * the two has not agreed to asks for a record of how they did, and a rejection by its key asks first; the notice has a button to undo
 * it. It is busy until the lists are loaded again.
 */
export function useStoryDecision() {
  const t = useStoriesTexts();
  const queries = useQueryClient();
  // A second press can come before the first one is rendered.
  const isSending = useRef(false);
  /** The story whose approval needs a record. */
  const [recording, setRecording] = useState<ReviewedStoryWire>();
  const mutation = useMutation({
    mutationFn: send,
    onMutate: () => {
      isSending.current = true;
    },
    onSettled: () => {
      isSending.current = false;
    },
    onSuccess: async ({ message }, decision) => {
      const { story, action, from, to } = decision;
      setRecording(undefined);
      if (action === 'undo') showToast(t('undone', coupleOf(story)));
      else {
        const sentence = action === 'reopen' ? message : `${t(`done.${action}`)} ${message}`;
        showToast(sentence, () => mutation.mutate({ story, action: 'undo', from: to, to: from }));
      }
      await whenRefetched();
    },
    onError: async (error, decision) => {
      const { action } = decision;
      const isRefused = error instanceof ApiRefused;
      const retry = { onRetry: () => mutation.mutate(decision) };
      showFailure(error, {
        title: isRefused ? t(`failed.${action}`) : t('broken'),
        text: isRefused ? sentenceOf(error) : t(`tryAgain.${action}`),
        ...((!isRefused || isTemporary(error.refusal)) && retry),
      });
      // What was written stays for another try, unless another administrator, or the couple, was faster.
      if (!isRefused) return;
      if (!isTemporary(error.refusal)) setRecording(undefined);
      await reloadStories(queries);
    },
  });
  const sentenceOf = ({ refusal }: ApiRefused) =>
    refusal.code === 'not_found' ? t('gone') : refusal.message;
  const run = (decision: Decision) => {
    if (!isSending.current) mutation.mutate(decision);
  };
  const decide = (story: ReviewedStoryWire, action: StoryAction) => {
    if (action === 'approve' && story.ss_not_agreed !== null) setRecording(story);
    else run({ story, action, from: story.ss_status, to: statusAfter[action] });
  };
  const approveBy = (story: ReviewedStoryWire, agreement: string) =>
    run({ story, action: 'approve', from: story.ss_status, to: 'approved', agreement });
  const askToReject = (story: ReviewedStoryWire) =>
    showOutcome({
      tone: 'question',
      title: t('askReject.title'),
      text: t('askReject.text'),
      confirm: { label: t('askReject.confirm'), run: () => decide(story, 'reject'), isFocused: true },
    });
  const restore = (story: ReviewedStoryWire) =>
    run({ story, action: 'undo', from: 'deleted', to: story.ss_status });
  return {
    decide,
    approveBy,
    askToReject,
    restore,
    recording,
    closeRecord: () => setRecording(undefined),
    busyWith: mutation.isPending ? mutation.variables.action : undefined,
  };
}

export type StoryDecision = ReturnType<typeof useStoryDecision>;

function send({ story, from: previous, to: status, agreement }: Decision): Promise<{ message: string }> {
  const { ss_id: story_id } = story;
  if (status === 'deleted') return loadEndpoint(deleteStory, { story_id, previous });
  return loadEndpoint(decideStory, {
    story_id,
    previous,
    status,
    ...(agreement !== undefined && { agreement }),
  });
}
