import { useRef, useState, type SubmitEvent } from 'react';
import { storyLimits } from '#contract/stories/story-limits.ts';
import { decideStory } from '#contract/stories/story-review.ts';
import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import styles from './agreement-dialog.module.css';

type Props = {
  story: ReviewedStoryWire;
  isBusy: boolean;
  onApprove: (agreement: string) => void;
  onClose: () => void;
};

/** Before a story is approved that one of the two has not agreed to by the link: how the administrator knows that they do. */
export function AgreementDialog({ story, isBusy, onApprove, onClose }: Props) {
  const t = useStoriesTexts();
  const [agreement, setAgreement] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isWritten = decideStory.input.shape.agreement.unwrap().safeParse(agreement).success;
    setMissing(!isWritten);
    if (!isWritten) field.current?.focus();
    else if (!isBusy) onApprove(agreement.trim());
  };
  return (
    <DialogFrame title={t('record.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>
          {story.ss_not_agreed !== null && t(`record.${story.ss_not_agreed}`)} {t('record.text')}
        </p>
        <TextArea
          ref={field}
          label={t('record.label')}
          description={t('record.hint')}
          value={agreement}
          maxLength={storyLimits.agreement}
          rows={3}
          error={isMissing ? t('record.missing') : undefined}
          onChange={({ target }) => setAgreement(target.value)}
          data-autofocus
        />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isBusy}>
            {t('record.confirm')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('record.cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
