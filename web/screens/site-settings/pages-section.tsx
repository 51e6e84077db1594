import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showPageVersions } from '#contract/site/page-versions.ts';
import { informationPages } from '#contract/site/site.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Card } from '#web/design/card.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { PageEditor } from './page-editor.tsx';
import styles from './pages-section.module.css';

/** The legal pages: one of them with its text, a preview, and its versions. */
export function PagesSection() {
  const t = useSiteSettingsTexts();
  const common = useCommonTexts();
  const [page, setPage] = useState<(typeof informationPages)[number]>('terms');
  const query = useQuery(endpointQuery(showPageVersions, { page }));
  return (
    <section aria-labelledby="site-pages" className={styles.section}>
      <header>
        <h2 id="site-pages">{t('pages.title')}</h2>
        <p className={styles.lead}>{t('pages.lead')}</p>
      </header>
      <SelectInput
        className={styles.choice}
        label={t('pages.page')}
        value={page}
        data={informationPages.map((name) => ({ value: name, label: common(`titles.${name}`) }))}
        onChange={({ currentTarget }) =>
          setPage(informationPages.find((name) => name === currentTarget.value) ?? 'terms')
        }
      />
      {query.data !== undefined && (
        <PageEditor key={`${page} ${query.data.data.version}`} page={query.data.data} />
      )}
      {query.data === undefined && hasFailed(query) && (
        <LoadFailure query={query} title={t('pages.failed')} />
      )}
      {query.data === undefined && !hasFailed(query) && (
        <Card>
          <div aria-busy="true" className={styles.section}>
            <Skeleton width="30%" />
            <Skeleton height="var(--space-24)" />
          </div>
        </Card>
      )}
    </section>
  );
}
