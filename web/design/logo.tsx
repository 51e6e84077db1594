import styles from './logo.module.css';

/** Two joined rings and the site's name. The rings alone with `isMark`; then the name is read, not seen. */
export function Logo({ name, isMark = false }: { name: string; isMark?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg className={styles.rings} viewBox="0 0 40 28" aria-hidden="true" focusable="false">
        <circle cx="14" cy="15" r="10.5" className={styles.first} />
        <circle cx="26" cy="15" r="10.5" className={styles.second} />
        <path d="M21.6 5.4 A10.5 10.5 0 0 1 24.2 17.6" className={styles.first} />
        <path d="M26 0.6 l2.4 2.9 -2.4 2.9 -2.4 -2.9 z" className={styles.stone} />
      </svg>
      <span className={isMark ? 'visually-hidden' : styles.name}>{name}</span>
    </span>
  );
}
