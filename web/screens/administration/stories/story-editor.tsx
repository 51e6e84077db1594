import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { editStory } from '#contract/stories/story-review.ts';
import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { whenRefetched } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/inputs/text-inputs.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import { useLeavingGuard, useUnsavedChanges } from '#web/parts/sections/unsaved-changes.ts';
import { reloadStories } from './stories.queries.ts';
import styles from './story-editor.module.css';

type Props = { story: ReviewedStoryWire; onClose: () => void };

/** Corrects the text of a story. What is written stays on every failure, also when another administrator was faster. */
export function StoryEditor({ story, onClose }: Props) {
  const t = useStoriesTexts();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const { text, write, keepMine, takeTheirs, isChanged, isConflict, error, isBusy, save } = useCorrection(
    story,
    onClose,
  );
  useUnsavedChanges({ isUnsaved: isChanged, discard: onClose });
  useLeavingGuard();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  const cancel = () => {
    if (!isChanged) {
      onClose();
      return;
    }
    showOutcome({
      tone: 'question',
      title: t('edit.cancelTitle'),
      text: t('edit.cancelText'),
      confirm: { label: t('edit.discard'), run: onClose, keep: t('edit.keep') },
    });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextArea
        label={t('edit.label')}
        description={t('edit.hint')}
        value={text}
        rows={12}
        error={error}
        dir="auto"
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      {isConflict && (
        <div role="alert" className={styles.conflict}>
          <p>{t('edit.conflict')}</p>
          <blockquote dir="auto" className={styles.theirs}>
            {story.ss_story}
          </blockquote>
          <div className={styles.actions}>
            <Button size="small" look="outline" onClick={keepMine}>
              {t('edit.keepMine')}
            </Button>
            <Button size="small" look="outline" onClick={takeTheirs}>
              {t('edit.takeTheirs')}
            </Button>
          </div>
          <p id="story-conflict">{t('edit.conflictFirst')}</p>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          size="small"
          isBusy={isBusy}
          {...(isConflict && { 'aria-disabled': true, 'aria-describedby': 'story-conflict' })}
        >
          {t('edit.save')}
        </Button>
        <Button look="outline" size="small" onClick={cancel}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The corrected text, and the one that it corrects: when that changes meanwhile, the administrator chooses. */
function useCorrection(story: ReviewedStoryWire, onClose: () => void) {
  const t = useStoriesTexts();
  const queries = useQueryClient();
  const sentenceOf = useErrorSentence();
  const { ss_id: story_id, ss_story: stored } = story;
  const [base, setBase] = useState(stored);
  const [text, setText] = useState(stored);
  const [error, setError] = useState<string>();
  const input = { story_id, story: text, previous: base };
  // A second press can come before the first one is rendered.
  const isSending = useRef(false);
  const mutation = useMutation({
    mutationFn: () => loadEndpoint(editStory, input),
    onMutate: () => {
      isSending.current = true;
    },
    onSettled: () => {
      isSending.current = false;
    },
    onSuccess: async ({ message }) => {
      showToast(message);
      onClose();
      await whenRefetched();
    },
    onError: async (failure) => {
      const refusal = failure instanceof ApiRefused ? failure.refusal : undefined;
      const wrong = refusal?.errors?.find(({ field }) => field === 'story');
      if (wrong !== undefined) {
        setError(wrong.message);
        return;
      }
      const said = sentenceOfFailure(failure, t('unreachable')) ?? t('edit.failedText');
      const isGone = refusal?.code === 'not_found';
      showFailure(failure, { title: t('edit.failed'), text: isGone ? t('gone') : said });
      if (refusal !== undefined) await reloadStories(queries);
    },
  });
  const save = () => {
    if (isSending.current || isConflict) return;
    if (text.trim() === stored) {
      onClose();
      return;
    }
    const parsed = editStory.input.safeParse(input);
    setError(parsed.error?.issues.find(({ path }) => path[0] === 'story')?.message);
    if (parsed.success) mutation.mutate();
  };
  const isConflict = !mutation.isPending && stored !== base && stored !== text.trim();
  return {
    text,
    write: setText,
    isChanged: text !== base,
    isConflict,
    keepMine: () => setBase(stored),
    takeTheirs: () => {
      setBase(stored);
      setText(stored);
    },
    error: sentenceOf(error),
    isBusy: mutation.isPending,
    save,
  };
}
