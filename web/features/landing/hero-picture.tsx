import { drawnPictures, landscapeSources, portraitScreens, portraitSources } from './hero-pictures.data.ts';
import styles from './hero.module.css';

type Props = { picture: string; isFirst: boolean };

/** One picture of the hero: one of the drawn ones by its name, or a banner of the operator by its path. */
export function HeroPicture({ picture, isFirst }: Props) {
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
