import type { ImportState, RowOutcome } from '#contract/imports/import.wire.ts';
import type { InvitationState } from '#contract/imports/invitations.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import styles from './import-progress.module.css';

type BarProps = {
  label: string;
  /** Drawn below the bar and read aloud: "40 of 100 rows". */
  text: string;
  /** From 0 to 1; undefined while the duration is unknown. */
  share: number | undefined;
};

/** The progress of something long, as a bar and in words. */
export function ProgressBar({ label, text, share }: BarProps) {
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <span className={styles.progress}>
      <span
        role="progressbar"
        aria-label={label}
        aria-valuetext={text}
        {...(percent === undefined ? {} : { 'aria-valuenow': percent })}
        className={styles.track}
      >
        <span
          className={styles.bar}
          data-unknown={share === undefined || undefined}
          style={{ transform: `scaleX(${share ?? 1})` }}
        />
      </span>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}

type StateProps = {
  state: ImportState;
  /** Whether the people of the import were removed. */
  isUndone?: boolean;
};

export function ImportStateMark({ state, isUndone = false }: StateProps) {
  const t = useImportsTexts();
  return (
    <span className={styles.state} data-tone={isUndone ? 'calm' : tones[state]}>
      {isUndone ? t('invitations.removal.state') : t(`states.${state}`)}
    </span>
  );
}

const tones: Record<ImportState, 'calm' | 'busy' | 'good' | 'bad'> = {
  uploaded: 'calm',
  checking: 'busy',
  checked: 'busy',
  importing: 'busy',
  done: 'good',
  stopped: 'calm',
  failed: 'bad',
};

export function InvitationStateMark({ state, isSending }: { state: InvitationState; isSending: boolean }) {
  const t = useImportsTexts();
  return (
    <span className={styles.state} data-state={state}>
      {isSending ? t('invitations.sending') : t(`invitations.states.${state}`)}
    </span>
  );
}

export function RowOutcomeMark({ outcome }: { outcome: RowOutcome }) {
  const t = useImportsTexts();
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      {t(`rows.outcomes.${outcome}`)}
    </span>
  );
}
