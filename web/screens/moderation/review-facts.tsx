import { formFacts, profileWireNames } from '#contract/profiles/fact-names.ts';
import type { OpenReviewWire, ReviewChange } from '#contract/moderation/review.wire.ts';
import { Photo } from '#web/design/pictures/photo.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { useModerationTexts } from '#web/locales/en/moderation.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import styles from './review-facts.module.css';

/** What there is to decide: the changed fields, before and after, or all that a new profile says. */
export function ReviewChanges({ item }: { item: OpenReviewWire }) {
  const t = useModerationTexts();
  const isNew = item.kind === 'new';
  if (item.changes.length === 0) return <p className={styles.none}>{t('noChanges')}</p>;
  return (
    <table className={styles.changes}>
      <caption className={styles.caption}>{t(isNew ? 'newCaption' : 'changesCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          {!isNew && <th scope="col">{t('before')}</th>}
          <th scope="col">{t(isNew ? 'value' : 'after')}</th>
        </tr>
      </thead>
      <tbody>
        {item.changes.map((change) => (
          <ChangeRow key={change.field} change={change} isNew={isNew} />
        ))}
      </tbody>
    </table>
  );
}

function ChangeRow({ change, isNew }: { change: ReviewChange; isNew: boolean }) {
  const t = useModerationTexts();
  const profile = useProfileTexts();
  const say = useFactText();
  const fact = formFacts.find((name) => profileWireNames[name] === change.field);
  const write = (value: string | null) =>
    value === null || fact === undefined ? undefined : (say(fact, value) ?? value);
  return (
    <tr>
      <th scope="row">{fact === undefined ? change.field : profile(`fields.${fact}`)}</th>
      {!isNew && (
        <td data-label={t('before')} className={styles.before}>
          <bdi>{write(change.before) ?? t('nothing')}</bdi>
        </td>
      )}
      <td data-label={t(isNew ? 'value' : 'after')} className={styles.after}>
        <bdi>{write(change.after) ?? t('removed')}</bdi>
      </td>
    </tr>
  );
}

/** The photo of an item, large: the whole picture, and the part of it that others see. */
export function ReviewPhoto({ item }: { item: OpenReviewWire }) {
  const t = useModerationTexts();
  const { photo } = item;
  if (photo === null) return null;
  const name = fullNameOf(item);
  return (
    <div className={styles.photo}>
      <figure className={styles.figure}>
        <img
          className={styles.whole}
          src={photo.source}
          width={photo.width}
          height={photo.height}
          alt={t('photoOf', { name })}
        />
        <figcaption>{t('wholePicture', { name: item.u_firstname })}</figcaption>
      </figure>
      <figure className={styles.figure}>
        <Photo
          className={styles.portrait}
          path={photo.path}
          name={name}
          alt=""
          placeholder={photo.placeholder}
          sizes="14rem"
        />
        <figcaption>
          {t('portrait')}. {t(photo.is_picture ? 'isPicture' : 'isGallery')}.
        </figcaption>
      </figure>
    </div>
  );
}

/** All photos of the profile beside what it says, small. */
export function OtherPhotos({ item }: { item: OpenReviewWire }) {
  const t = useModerationTexts();
  const name = fullNameOf(item);
  // The picture is beside the name already, except where a photo is decided.
  const isShown = (isPicture: boolean) => item.kind !== 'photo' && isPicture;
  const others = item.photos.filter(
    ({ path, is_picture: isPicture }) => path !== item.photo?.path && !isShown(isPicture),
  );
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-label={t('otherPhotos')}>
      {others.map(({ path, placeholder }) => (
        <Photo
          key={path}
          className={styles.small}
          path={path}
          name={name}
          alt={t('photoOf', { name })}
          placeholder={placeholder}
          sizes="6rem"
        />
      ))}
    </section>
  );
}
