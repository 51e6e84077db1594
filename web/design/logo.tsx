import styles from './logo.module.css';

type Picture = { path: string; width: number; height: number; ground: string };

/** The picture of the site, or two joined rings and its name. A picture for one kind of ground brings that ground along. */
export function Logo({ name, picture }: { name: string; picture: Picture | null }) {
  return (
    <span className={styles.logo}>
      {picture === null ? (
        <>
          <svg className={styles.rings} viewBox="0 0 40 28" aria-hidden="true" focusable="false">
            <circle cx="14" cy="15" r="10.5" className={styles.first} />
            <circle cx="26" cy="15" r="10.5" className={styles.second} />
            <path d="M21.6 5.4 A10.5 10.5 0 0 1 24.2 17.6" className={styles.first} />
            <path d="M26 0.6 l2.4 2.9 -2.4 2.9 -2.4 -2.9 z" className={styles.stone} />
          </svg>
          <span className={styles.name}>{name}</span>
        </>
      ) : (
        <img
          className={styles.picture}
          data-ground={picture.ground}
          src={picture.path}
          alt={name}
          width={picture.width}
          height={picture.height}
        />
      )}
    </span>
  );
}
