import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { BannerDetails } from './banner-details.tsx';
import { BannerStrip } from './banner-strip.tsx';
import { EditBannerDialog } from './edit-banner-dialog.tsx';
import { UploadBannerDialog } from './upload-banner-dialog.tsx';
import { allBannersQuery, useBannerActions } from './use-banner-changes.ts';
import { useBannerChoice, type BannerChoice } from './use-banner-choice.ts';
import { BannerPicture } from './banner-picture.tsx';
import { useBannerWords } from './use-banner-words.ts';
import styles from './banners-screen.module.css';
import bannerPreviewStyles from './banner-preview.module.css';

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

/** What visitors see at the top of the landing page, one picture after the other; or the chosen banner. */
function BannerPreview({ choice }: { choice: BannerChoice }) {
  const t = useBannersTexts();
  const { nameOf, stateOf } = useBannerWords();
  const { place, current, shown } = choice;
  const isHidden = current !== undefined && current.b_state !== 'shown';
  return (
    <div ref={place} role="group" aria-label={t('preview.title')} className={bannerPreviewStyles.preview}>
      <div className={bannerPreviewStyles.stage}>
        {current === undefined ? (
          <div className={bannerPreviewStyles.none}>
            <img
              src="/art/hero-garland-960.webp"
              alt=""
              width={960}
              height={540}
              className={bannerPreviewStyles.drawn}
            />
            <strong>{t('preview.none')}</strong>
            <p>{t('preview.noneText')}</p>
          </div>
        ) : (
          <BannerPicture
            key={current.b_file}
            banner={current}
            widths={[640, 960, 1440]}
            sizes="(min-width: 62em) 45rem, 100vw"
            alt={nameOf(current)}
            className={bannerPreviewStyles.picture}
          />
        )}
        {isHidden && (
          <p className={bannerPreviewStyles.note}>
            <strong>{stateOf(current)}</strong> {t('preview.notShown')}
          </p>
        )}
      </div>
      {shown.length > 0 && <PreviewControls choice={choice} />}
    </div>
  );
}

function PreviewControls({ choice }: { choice: BannerChoice }) {
  const t = useBannersTexts();
  const { shown, current, isMoving, index } = choice;
  const count = shown.length;
  const Icon = isMoving ? IconPlayerPause : IconPlayerPlay;
  const step = (towards: number) => choice.choose(shown[(index + count + towards) % count]);
  return (
    <div className={bannerPreviewStyles.controls}>
      <IconButton aria-label={t('preview.previous')} onClick={() => step(-1)}>
        <IconChevronLeft className={bannerPreviewStyles.turned} size="1.25rem" aria-hidden="true" />
      </IconButton>
      <IconButton
        look="outline"
        aria-label={t(isMoving ? 'preview.pause' : 'preview.play')}
        onClick={isMoving ? choice.pause : choice.play}
      >
        <Icon size="1.25rem" aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={t('preview.next')} onClick={() => step(1)}>
        <IconChevronRight className={bannerPreviewStyles.turned} size="1.25rem" aria-hidden="true" />
      </IconButton>
      {current?.b_state === 'shown' && (
        <span className={bannerPreviewStyles.place}>{t('preview.place', { place: index + 1, count })}</span>
      )}
    </div>
  );
}
