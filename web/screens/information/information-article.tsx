import { useMemo, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showPage } from '#contract/site/site.ts';
import { readBlocks } from '#web/app/document/page-text.rules.ts';
import { PageText } from '#web/app/document/page-text.tsx';
import { useInformationTexts } from '#web/locales/en/information.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { usePageVersionsTexts } from '#web/locales/en/public/page-versions.ts';
import styles from './information-article.module.css';
import pageVersionListStyles from './page-version-list.module.css';

type Props = {
  title: string;
  page: EndpointData<typeof showPage>;
  /** What follows the text. */
  children?: ReactNode;
};

/** An information page: a list of its headings, then the text. */
export function InformationArticle({ title, page, children }: Props) {
  const t = useInformationTexts();
  const blocks = useMemo(() => readBlocks(page.text), [page.text]);
  const headings = blocks.filter((block) => block.kind === 'heading');
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <div className={styles.layout}>
        <header className={styles.heading}>
          <h1>{title}</h1>
          <EarlierNotice page={page} />
        </header>
        {headings.length > 1 && (
          <nav aria-label={t('page.contents')} className={styles.contents}>
            <p className={styles.contentsTitle}>{t('page.contents')}</p>
            <ul>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.text}>
          <PageText blocks={blocks} />
          <PageVersionList page={page} />
        </div>
      </div>
      {children}
    </main>
  );
}

type Page = EndpointData<typeof showPage>;

/** Says that a version is not in force any more. */
function EarlierNotice({ page }: { page: Page }) {
  const t = usePageVersionsTexts();
  if (page.is_current) return null;
  return (
    <p role="note" className={pageVersionListStyles.notice}>
      {t('earlier', { version: page.version })} <Link to={`/${page.page}`}>{t('toCurrent')}</Link>
    </p>
  );
}

/** The versions of a page, when there are several. */
function PageVersionList({ page }: { page: Page }) {
  const t = usePageVersionsTexts();
  const { writeDate } = useDates();
  if (page.versions.length < 2) return null;
  return (
    <nav aria-labelledby="versions" className={pageVersionListStyles.versions}>
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
