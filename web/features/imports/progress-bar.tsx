import styles from './progress-bar.module.css';

type Props = {
  label: string;
  /** What is seen and said: "40 of 100 rows". */
  text: string;
  /** From 0 to 1; undefined while nobody knows how long it takes. */
  share: number | undefined;
};

/** How far something long has come, in words and as a bar. */
export function ProgressBar({ label, text, share }: Props) {
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
