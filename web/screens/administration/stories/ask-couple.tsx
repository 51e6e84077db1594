import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { askCouple } from '#contract/stories/story-review.ts';
import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { coupleOf } from './stories.queries.ts';

/** Asks the couple of a waiting story by mail, after an administrator has read it: a stranger may have sent it. */
export function AskCouple({ story }: { story: ReviewedStoryWire }) {
  const t = useStoriesTexts();
  const call = useCall(t('askCouple.failed'));
  const [isBusy, setBusy] = useState(false);
  if (story.ss_is_asked || story.ss_status !== 'pending') return null;
  const ask = async () => {
    setBusy(true);
    const answer = await call(askCouple, { story_id: story.ss_id });
    setBusy(false);
    if (answer?.result === true) showToast(answer.message);
    else if (answer !== undefined) {
      showOutcome({
        tone: 'failure',
        title: t('askCouple.failed'),
        text: answer.code === 'not_found' ? t('gone') : answer.message,
      });
    }
  };
  return (
    <Button
      look="outline"
      size="small"
      icon={<IconMail size="1.125rem" aria-hidden="true" />}
      isBusy={isBusy}
      aria-label={t('askCouple.of', coupleOf(story))}
      onClick={() => void ask()}
    >
      {t('askCouple.button')}
    </Button>
  );
}
