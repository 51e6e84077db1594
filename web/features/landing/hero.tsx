import { useRef } from 'react';
import { DialogLink } from '#web/dialogs/dialog-link.tsx';
import { useLandingTexts } from '#web/i18n/public/use-landing-texts.ts';
import { drawnPictures, landscapeSources, portraitScreens, portraitSources } from './hero-pictures.data.ts';
import styles from './hero.module.css';
import { MotionButton } from './landing-parts.tsx';
import { useSlides } from './use-slides.ts';

/** The first screen: pictures that change, one sentence, and the way in. */
export function Hero({ banners }: { banners: readonly string[] }) {
  const t = useLandingTexts();
  const pictures = banners.length === 0 ? drawnPictures : banners;
  const place = useRef<HTMLElement>(null);
  const slides = useSlides(pictures.length, place);
  return (
    <section ref={place} id="home" aria-labelledby="home-title" className={styles.hero}>
      {pictures.map((picture, index) =>
        slides.isReady(index) ? (
          <div key={picture} className={styles.slide} data-current={index === slides.current || undefined}>
            <HeroPicture picture={picture} isFirst={index === 0} />
          </div>
        ) : null,
      )}
      <div className={styles.shade} data-ground={banners.length === 0 ? 'drawn' : 'banner'} />
      <div className={styles.content}>
        <h1 id="home-title" className={styles.sentence}>
          {t('hero.sentence')}
        </h1>
        <div className={styles.actions}>
          <DialogLink dialog="register" size="large" className={styles.register ?? ''}>
            {t('hero.register')}
          </DialogLink>
          <DialogLink dialog="register" size="large" look="on-picture">
            {t('hero.join')}
          </DialogLink>
        </div>
        <p className={styles.note}>{t('hero.note')}</p>
        {pictures.length > 1 && <Controls count={pictures.length} slides={slides} />}
      </div>
    </section>
  );
}

type PictureProps = { picture: string; isFirst: boolean };

/** One picture of the hero: one of the drawn ones by its name, or a banner of the operator by its path. */
function HeroPicture({ picture, isFirst }: PictureProps) {
  const loading = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const drawn = drawnPictures.find((name) => name === picture);
  if (drawn === undefined) {
    return <img src={picture} alt="" className={styles.banner} {...loading} />;
  }
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={`portrait-${format}`}
          media={portraitScreens}
          type={`image/${format}`}
          srcSet={portraitSources(drawn, format)}
          sizes="100vw"
          width={900}
          height={1200}
        />
      ))}
      <source type="image/avif" srcSet={landscapeSources(drawn, 'avif')} sizes="100vw" />
      <img
        src={`/art/hero-${drawn}-960.webp`}
        srcSet={landscapeSources(drawn, 'webp')}
        sizes="100vw"
        alt=""
        width={1440}
        height={810}
        className={styles.drawn}
        {...loading}
      />
    </picture>
  );
}

function Controls({ count, slides }: { count: number; slides: ReturnType<typeof useSlides> }) {
  const t = useLandingTexts();
  return (
    <div role="group" aria-label={t('hero.pictures')} className={styles.controls}>
      <MotionButton ground="picture" isMoving={slides.isMoving} onToggle={slides.toggle} />
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={t('hero.showPicture', { number: index + 1, count })}
          aria-current={index === slides.current}
          onClick={() => slides.show(index)}
        />
      ))}
    </div>
  );
}
