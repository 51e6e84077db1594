import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { BannerDetails } from './banner-details.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { BannerStrip } from './banner-strip.tsx';
import styles from './banners-screen.module.css';
import { EditBannerDialog } from './edit-banner-dialog.tsx';
import { UploadBannerDialog } from './upload-banner-dialog.tsx';
import { allBannersQuery, useBannerActions } from './use-banner-changes.ts';
import { useBannerChoice } from './use-banner-choice.ts';

/** The banners of the landing page: a preview of those that visitors see, and all of them to manage. */
export function BannersScreen() {
  const t = useBannersTexts();
  const query = useQuery(allBannersQuery());
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <Body query={query} />
    </div>
  );
}

function Body({ query }: { query: ReturnType<typeof useQuery<{ data: AdminBannerWire[] }>> }) {
  const t = useBannersTexts();
  if (query.data !== undefined) return <Board banners={query.data.data} />;
  if (hasFailed(query)) return <LoadFailure query={query} title={t('loadFailed')} />;
  return (
    <div className={styles.board} aria-busy="true" aria-label={t('loading')} role="status">
      <span className={styles.stage}>
        <Skeleton height="100%" />
      </span>
      <Skeleton height="var(--space-24)" />
    </div>
  );
}

function Board({ banners }: { banners: readonly AdminBannerWire[] }) {
  const t = useBannersTexts();
  const choice = useBannerChoice(banners);
  const actions = useBannerActions();
  const [dialog, setDialog] = useState<'upload' | 'edit'>();
  const close = () => setDialog(undefined);
  const { chosen } = choice;
  return (
    <>
      <div className={styles.board}>
        <BannerPreview choice={choice} />
        {chosen === undefined ? (
          <p className={styles.hint}>{t('details.none')}</p>
        ) : (
          <BannerDetails
            banner={chosen}
            count={banners.length}
            actions={actions}
            onEdit={() => setDialog('edit')}
          />
        )}
      </div>
      <BannerStrip banners={banners} choice={choice} actions={actions} onAdd={() => setDialog('upload')} />
      {dialog === 'upload' && <UploadBannerDialog onClose={close} onAdded={choice.chooseId} />}
      {dialog === 'edit' && chosen !== undefined && <EditBannerDialog banner={chosen} onClose={close} />}
    </>
  );
}
