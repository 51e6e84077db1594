import { IconCheck, IconExclamationMark, IconMail, IconQuestionMark } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCommonTexts } from '#web/locales/en/common.ts';
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
  const { tone, title, text } = outcome;
  const close = () => {
    onClose();
    outcome.onClose?.();
  };
  const [isHovered, setHovered] = useState(false);
  useClosingItself(close, outcome.closesItself === true && !isHovered);
  const leaveTo = (run: () => void) => () => {
    onClose();
    run();
  };
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
        <Buttons outcome={outcome} leaveTo={leaveTo} onClose={close} />
        <OtherWays outcome={outcome} leaveTo={leaveTo} />
      </div>
    </DialogFrame>
  );
}

function useClosingItself(close: () => void, isCounting: boolean): void {
  const closeByItself = useEffectEvent(close);
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = window.setTimeout(() => closeByItself(), shownMilliseconds);
    return () => window.clearTimeout(timer);
  }, [isCounting]);
}

function Buttons({ outcome, leaveTo, onClose }: WaysProps & { onClose: () => void }) {
  const t = useCommonTexts();
  const action = useAction(outcome);
  return (
    <div className={styles.actions}>
      {action !== undefined && (
        <Button
          look={action.isPale ? 'outline' : 'filled'}
          onClick={leaveTo(action.run)}
          onKeyDown={refuseHeldKey}
          data-autofocus={action.isFirst || undefined}
        >
          {action.label}
        </Button>
      )}
      <Button
        look={action?.isPale === false ? 'outline' : 'filled'}
        onClick={onClose}
        data-autofocus={action?.isFirst === true ? undefined : true}
      >
        {outcome.confirm?.keep ?? t(closeLabelOf(outcome))}
      </Button>
    </div>
  );
}

/** What the button beside the closing one does; undefined where there is none. */
function useAction({ confirm, onRetry }: Outcome) {
  const t = useCommonTexts();
  if (confirm !== undefined) {
    const { label, run, isFocused = false, keep } = confirm;
    return { label, run, isFirst: isFocused, isPale: keep !== undefined };
  }
  return onRetry && { label: t('actions.retry'), run: onRetry, isFirst: true, isPale: false };
}

type WaysProps = { outcome: Outcome; leaveTo: (run: () => void) => () => void };

function OtherWays({ outcome: { otherWays = [] }, leaveTo }: WaysProps) {
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
