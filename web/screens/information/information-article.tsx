import { useMemo, type ReactNode } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showPage } from '#contract/site/site.ts';
import { readBlocks } from '#web/app/document/page-text.rules.ts';
import { PageText } from '#web/app/document/page-text.tsx';
import { useInformationTexts } from '#web/locales/en/information.ts';
import styles from './information-article.module.css';
import { EarlierNotice, PageVersionList } from './page-version-list.tsx';

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
