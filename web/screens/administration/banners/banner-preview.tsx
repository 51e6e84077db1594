import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { IconButton } from '#web/design/icon-button.tsx';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';
import { BannerPicture } from './banner-picture.tsx';
import styles from './banner-preview.module.css';
import type { BannerChoice } from './use-banner-choice.ts';
import { useBannerWords } from './use-banner-words.ts';

/** What visitors see at the top of the landing page, one picture after the other; or the chosen banner. */
export function BannerPreview({ choice }: { choice: BannerChoice }) {
  const t = useBannersTexts();
  const { nameOf, stateOf } = useBannerWords();
  const { place, current, shown } = choice;
  const isHidden = current !== undefined && current.b_state !== 'shown';
  return (
    <div ref={place} role="group" aria-label={t('preview.title')} className={styles.preview}>
      <div className={styles.stage}>
        {current === undefined ? (
          <div className={styles.none}>
            <img src="/art/hero-garland-960.webp" alt="" width={960} height={540} className={styles.drawn} />
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
            className={styles.picture}
          />
        )}
        {isHidden && (
          <p className={styles.note}>
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
    <div className={styles.controls}>
      <IconButton aria-label={t('preview.previous')} onClick={() => step(-1)}>
        <IconChevronLeft className={styles.turned} size="1.25rem" aria-hidden="true" />
      </IconButton>
      <IconButton
        look="outline"
        aria-label={t(isMoving ? 'preview.pause' : 'preview.play')}
        onClick={isMoving ? choice.pause : choice.play}
      >
        <Icon size="1.25rem" aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={t('preview.next')} onClick={() => step(1)}>
        <IconChevronRight className={styles.turned} size="1.25rem" aria-hidden="true" />
      </IconButton>
      {current?.b_state === 'shown' && (
        <span className={styles.place}>{t('preview.place', { place: index + 1, count })}</span>
      )}
    </div>
  );
}
