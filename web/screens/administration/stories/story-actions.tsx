import { IconArrowBackUp, IconCheck, IconTrash, IconX } from '@tabler/icons-react';
import { useId, type MouseEvent } from 'react';
import type { ReviewedStoryWire } from '#contract/stories/story.wire.ts';
import { Button, type ButtonLook } from '#web/design/button.tsx';
import { useStoriesTexts } from '#web/locales/en/admin/stories.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { AskCouple } from './ask-couple.tsx';
import { coupleOf } from './stories.queries.ts';
import styles from './story-actions.module.css';
import { objectorOf } from './story-order.rules.ts';
import { StoryNotice } from './story-state.tsx';
import type { StoryAction, StoryDecision } from './use-story-decision.ts';

type Props = {
  story: ReviewedStoryWire;
  decision: StoryDecision;
  /** Names the keys of the actions. */
  hasKeys?: boolean;
  /** A rejected story can be deleted before its time. */
  canDeleteRejected?: boolean;
};

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

const looks = {
  approve: { look: 'filled', icon: <IconCheck {...icon} /> },
  reject: { look: 'outline', icon: <IconX {...icon} /> },
  reopen: { look: 'outline', icon: <IconArrowBackUp {...icon} /> },
  delete: { look: 'outline', icon: <IconTrash {...icon} /> },
} as const satisfies Record<StoryAction, ButtonLook>;

const keys: Partial<Record<StoryAction, string>> = { approve: 'a', reject: 'r' };

/** What can be done with a story of its status. */
export function StoryActions({ story, decision, hasKeys = false, canDeleteRejected = false }: Props) {
  const t = useStoriesTexts();
  const noticeId = useId();
  const actions = actionsOf(story).filter((action) => canDeleteRejected || !isEarlyDeletion(story, action));
  const press = (event: MouseEvent, action: StoryAction) => {
    // The second click of a double one would decide the story that moves here.
    if (event.detail < 2 && mayDo(story, action)) decision.decide(story, action);
  };
  const nameOf = (action: StoryAction) => (isEarlyDeletion(story, action) ? 'deleteForGood' : action);
  return (
    <>
      <StoryNotice story={story} id={noticeId} />
      <div className={styles.actions}>
        <AskCouple story={story} />
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            {...looks[action]}
            className={styles.action}
            isBusy={decision.busyWith === action}
            aria-label={t(`${nameOf(action)}Of`, coupleOf(story))}
            {...(!mayDo(story, action) && { 'aria-disabled': true, 'aria-describedby': noticeId })}
            {...(hasKeys && { 'aria-keyshortcuts': keys[action] })}
            onClick={(event) => press(event, action)}
          >
            {t(nameOf(action))} {hasKeys && <Key name={keys[action]} />}
          </Button>
        ))}
      </div>
      <Record decision={decision} />
    </>
  );
}

function Record({ decision: { approveBy, recording, closeRecord, busyWith } }: Pick<Props, 'decision'>) {
  if (recording === undefined) return null;
  return (
    <AgreementDialog
      story={recording}
      isBusy={busyWith === 'approve'}
      onApprove={(agreement) => approveBy(recording, agreement)}
      onClose={closeRecord}
    />
  );
}

/** The single key of a button. */
export function Key({ name }: { name: string | undefined }) {
  return name === undefined ? null : <kbd className={styles.key}>{name.toUpperCase()}</kbd>;
}

/** What is offered for a story of its status. */
export function actionsOf({ ss_status: status }: ReviewedStoryWire): readonly StoryAction[] {
  if (status === 'pending') return ['approve', 'reject'];
  return status === 'approved' ? ['delete'] : ['approve', 'reopen', 'delete'];
}

/** Nobody is shown a story that one of the couple objects to. */
export function mayDo(story: ReviewedStoryWire, action: StoryAction): boolean {
  return action !== 'approve' || objectorOf(story) === undefined;
}

function isEarlyDeletion({ ss_status: status }: ReviewedStoryWire, action: StoryAction): boolean {
  return action === 'delete' && status !== 'approved';
}
