import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import styles from './facts-card.module.css';
import { ImportAuthor, ImportCounts, ImportMapping, ImportName, ImportProgress } from './import-facts.tsx';
import type { ListedImport } from './imports.queries.ts';

/** An import as a card, with everything the table has. */
export function ImportCard({ entry }: { entry: ListedImport }) {
  const t = useImportsTexts();
  return (
    <>
      <ImportName entry={entry} />
      <ImportProgress entry={entry} />
      <dl className={styles.facts}>
        <dt>{t('list.counts')}</dt>
        <dd>
          <ImportCounts entry={entry} />
        </dd>
        <dt>{t('list.mapping')}</dt>
        <dd>
          <ImportMapping entry={entry} />
        </dd>
        <dt>{t('list.when')}</dt>
        <dd>
          <Ago instant={entry.im_created_at} hasDateAfterWeek />
        </dd>
        <dt>{t('list.by')}</dt>
        <dd>
          <ImportAuthor entry={entry} />
        </dd>
      </dl>
    </>
  );
}
