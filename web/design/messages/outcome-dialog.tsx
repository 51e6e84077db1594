import { IconCheck, IconExclamationMark, IconMail, IconQuestionMark } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { Button } from '../button.tsx';
import { DialogFrame } from '../mantine/dialog-frame.tsx';
import styles from './outcome-dialog.module.css';

/** The outcome of an action, with the title and text of the specification. */
export type Outcome = {
  /** `code` is for what a code from a mail completes. */
  tone: 'success' | 'failure' | 'question' | 'code';
  title: string;
  text: string;
  /** Shows *Retry*; the dialog closes first. */
  onRetry?: () => void;
  /**
   * Makes a question of it: the button that confirms, beside *Cancel*. With `isFocused` Enter confirms. Where confirming loses what
   * somebody typed, `keep` names the way back, which is then the filled button.
   */
  confirm?: { label: string; run: () => void; isFocused?: boolean; keep?: string };
  /** Other ways to the same goal, below the buttons. */
  otherWays?: readonly { label: string; run: () => void }[];
  /** For a success that needs no press: the dialog closes after a while, unless a pointer is over it. */
  closesItself?: boolean;
  /** Runs after the dialog is closed without *Retry*, the confirming button or what comes next. */
  onClose?: () => void;
};

/** Long enough to read two short sentences. */
const shownMilliseconds = 5000;

const icons = {
  success: IconCheck,
  failure: IconExclamationMark,
  question: IconQuestionMark,
  code: IconMail,
};

/** Title, sentence and one or two buttons. Shown with `showOutcome`. */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const t = useCommonTexts();
  const { tone, title, text, onRetry } = outcome;
  const close = () => {
    onClose();
    outcome.onClose?.();
  };
  const retry = onRetry === undefined ? undefined : { label: t('actions.retry'), run: onRetry };
  const action = outcome.confirm ?? retry;
  const [isHovered, setHovered] = useState(false);
  const closeByItself = useEffectEvent(close);
  const closesByTimer = outcome.closesItself === true && !isHovered;
  useEffect(() => {
    if (!closesByTimer) return undefined;
    const timer = window.setTimeout(() => closeByItself(), shownMilliseconds);
    return () => window.clearTimeout(timer);
  }, [closesByTimer]);
  const leaveTo = (run: () => void) => () => {
    onClose();
    run();
  };
  const keep = outcome.confirm?.keep;
  const closeLabel = keep ?? t(closeLabelOf(outcome));
  const isActionFirst = onRetry !== undefined || outcome.confirm?.isFocused === true;
  const Icon = icons[tone];
  return (
    <DialogFrame title={title} onClose={close} isOutcome>
      <div
        className={styles.outcome}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
      >
        <span className={styles.icon} data-tone={tone}>
          <Icon size="1.75rem" aria-hidden="true" />
        </span>
        <p>{text}</p>
        <div className={styles.actions}>
          {action !== undefined && (
            <Button
              look={keep === undefined ? 'filled' : 'outline'}
              onClick={leaveTo(action.run)}
              onKeyDown={refuseHeldKey}
              data-autofocus={isActionFirst ? true : undefined}
            >
              {action.label}
            </Button>
          )}
          <Button
            look={action === undefined || keep !== undefined ? 'filled' : 'outline'}
            onClick={close}
            data-autofocus={isActionFirst ? undefined : true}
          >
            {closeLabel}
          </Button>
        </div>
        <OtherWays outcome={outcome} leaveTo={leaveTo} />
      </div>
    </DialogFrame>
  );
}

type OtherWaysProps = { outcome: Outcome; leaveTo: (run: () => void) => () => void };

function OtherWays({ outcome: { otherWays = [] }, leaveTo }: OtherWaysProps) {
  if (otherWays.length === 0) return null;
  return (
    <div className={styles.otherWays}>
      {otherWays.map(({ label, run }) => (
        <button key={label} type="button" className={styles.otherWay} onClick={leaveTo(run)}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** A key that is still held down from opening the question does not answer it. */
function refuseHeldKey(event: React.KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

function closeLabelOf({ confirm, onRetry }: Outcome) {
  if (confirm !== undefined) return 'actions.cancel';
  return onRetry === undefined ? 'actions.ok' : 'actions.close';
}
