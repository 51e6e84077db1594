import { useRef, useSyncExternalStore, type CSSProperties } from 'react';
import type { BannerWire, Point } from '#contract/banners/banner.wire.ts';
import { chooseAlternative } from '#contract/banners/choose-alternative.ts';
import { begunProfile } from '#web/app/client/begun-profile.ts';
import { homeOf } from '#web/app/client/guards.ts';
import { useSession } from '#web/app/client/session.ts';
import { useSite } from '#web/app/document/site.ts';
import { LinkButton } from '#web/design/button.tsx';
import { type Slides, useSlides } from '#web/design/hooks/use-slides.ts';
import { MotionButton } from '#web/design/inputs/motion-button.tsx';
import { DialogLink } from '#web/parts/account-dialogs/dialog-link.tsx';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import { drawnPictures, heroSources, pictureOfBanner, sourcesOf } from './hero-pictures.data.ts';
import styles from './hero.module.css';
import type { LandingData } from './load-landing.ts';
import { StartForm } from './start-form.tsx';
import { useFreeEachDay } from './use-free-each-day.ts';

/** How long each picture stays, in milliseconds (specification, business constants). */
const interval = 4000;

/** The first screen: pictures that change, one sentence, and the way in. */
export function Hero({ banners, faiths }: Pick<LandingData, 'banners' | 'faiths'>) {
  const t = useLandingTexts();
  const place = useRef<HTMLElement>(null);
  const count = banners.length === 0 ? drawnPictures.length : banners.length;
  const slides = useSlides(count, { place, interval });
  const pictures = banners.length === 0 ? drawnPictures : banners.map(pictureOfBanner);
  return (
    <section ref={place} id="home" aria-labelledby="home-title" className={styles.hero}>
      {pictures.map((picture, index) =>
        slides.isReady(index) ? (
          <Slide
            key={picture.wide}
            picture={picture}
            banner={banners[index]}
            isFirst={index === 0}
            isCurrent={index === slides.current}
          />
        ) : null,
      )}
      <div className={styles.shade} data-ground={banners.length === 0 ? 'drawn' : 'banner'} />
      <div className={styles.content}>
        <h1 id="home-title" className={styles.sentence}>
          {t('hero.sentence')}
        </h1>
        <WaysIn faiths={faiths} />
        {banners.some(({ b_link }) => b_link !== null) && <BannerLink banner={banners[slides.current]} />}
        {count > 1 && <Controls count={count} slides={slides} />}
      </div>
    </section>
  );
}

/** Registering, for visitors; who is signed in has an area of their own. */
function WaysIn({ faiths }: Pick<LandingData, 'faiths'>) {
  const t = useLandingTexts();
  const common = useCommonTexts();
  const session = useSession();
  if (session !== undefined) {
    return (
      <div className={styles.actions}>
        <LinkButton to={homeOf(session)} size="large">
          {common('actions.toDashboard')}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <div className={styles.actions}>
        <DialogLink dialog="register" size="large" className={styles.register ?? ''}>
          {t('hero.register')}
        </DialogLink>
        <DialogLink dialog="register" size="large" look="on-picture">
          {t('hero.join')}
        </DialogLink>
      </div>
      <Note />
      <StartForm faiths={faiths} />
    </>
  );
}

const nothing = () => undefined;
const neverChanges = () => nothing;

/** Says what is free. In a browser where a profile was begun, it leads back to that profile instead. */
function Note() {
  const t = useLandingTexts();
  const begun = useSyncExternalStore(neverChanges, begunProfile.read, nothing);
  const site = useSite();
  const each = useFreeEachDay(site);
  return (
    <p className={styles.note}>
      {begun !== undefined ? (
        <DialogLink dialog="sign-in" look="on-picture">
          {t('hero.goOn')}
        </DialogLink>
      ) : (
        t(site.everything_is_free ? 'hero.note' : 'hero.noteEachDay', { each })
      )}
    </p>
  );
}

type SlideProps = {
  picture: (typeof drawnPictures)[number];
  /** Undefined for a drawn picture. */
  banner: BannerWire | undefined;
  isFirst: boolean;
  isCurrent: boolean;
};

/** One picture of the hero. Only the one on screen is read aloud. */
function Slide({ picture, banner, isFirst, isCurrent }: SlideProps) {
  const language = useLanguage();
  const loading = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <div className={styles.slide} data-current={isCurrent || undefined} aria-hidden={!isCurrent}>
      <picture>
        {heroSources.map(({ shape, format, ...place }) => (
          <source
            key={`${shape}-${format}`}
            type={`image/${format}`}
            srcSet={sourcesOf(picture, { shape, format })}
            sizes="100vw"
            {...place}
          />
        ))}
        <img
          src={`${picture.wide}960.${banner === undefined ? 'webp' : 'jpg'}`}
          alt={banner === undefined ? '' : chooseAlternative(banner.b_alt, language)}
          width={1440}
          height={810}
          className={banner === undefined ? styles.drawn : styles.banner}
          style={banner === undefined ? undefined : focusOf(banner)}
          {...loading}
        />
      </picture>
    </div>
  );
}

function focusOf({ b_focus_wide: wide, b_focus_tall: tall }: BannerWire): CSSProperties {
  const percent = ({ x, y }: Point) => `${x * 100}% ${y * 100}%`;
  const places: CSSProperties & Record<'--focus-wide' | '--focus-tall', string> = {
    '--focus-wide': percent(wide),
    '--focus-tall': percent(tall),
  };
  return places;
}

/** Where the picture on screen leads to. Its line stays when the next picture leads nowhere, so that nothing moves. */
function BannerLink({ banner }: { banner: BannerWire | undefined }) {
  const t = useLandingTexts();
  const language = useLanguage();
  const { b_link: link = null, b_alt = {} } = banner ?? {};
  return (
    <p className={styles.more}>
      {link !== null && (
        <a href={link} className={styles.moreLink}>
          {t('hero.more')}
          <span className="visually-hidden">
            {t('hero.moreAbout', { text: chooseAlternative(b_alt, language) })}
          </span>
        </a>
      )}
    </p>
  );
}

function Controls({ count, slides }: { count: number; slides: Slides }) {
  const t = useLandingTexts();
  return (
    <div role="group" aria-label={t('hero.pictures')} className={styles.controls}>
      <MotionButton of="pictures" ground="picture" isMoving={slides.isMoving} onToggle={slides.toggle} />
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
