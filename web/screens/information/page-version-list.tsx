import { Link } from '@tanstack/react-router';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showPage } from '#contract/site/site.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { usePageVersionsTexts } from '#web/locales/en/public/page-versions.ts';
import styles from './page-version-list.module.css';

type Page = EndpointData<typeof showPage>;

/** Says that a version is not in force any more. */
export function EarlierNotice({ page }: { page: Page }) {
  const t = usePageVersionsTexts();
  if (page.is_current) return null;
  return (
    <p role="note" className={styles.notice}>
      {t('earlier', { version: page.version })} <Link to={`/${page.page}`}>{t('toCurrent')}</Link>
    </p>
  );
}

/** The versions of a page, when there are several. */
export function PageVersionList({ page }: { page: Page }) {
  const t = usePageVersionsTexts();
  const { writeDate } = useDates();
  if (page.versions.length < 2) return null;
  return (
    <nav aria-labelledby="versions" className={styles.versions}>
      <h2 id="versions">{t('title')}</h2>
      <ul>
        {page.versions.map(({ version, published_at: at }, index) => (
          <li key={version}>
            {version === page.version ? (
              <span>{t('current', { version })}</span>
            ) : (
              <Link to={`/${page.page}`} search={index === 0 ? {} : { version }}>
                {t('version', { version })}
              </Link>
            )}{' '}
            {at !== null && <time dateTime={at}>{t('since', { date: writeDate(at) })}</time>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
