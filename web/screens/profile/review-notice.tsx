import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ProfileReviewWire } from '#contract/profiles/profile.wire.ts';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { useReviewReason, useReviewTexts } from '#web/parts/facts/use-review-texts.ts';
import { factOfWireName } from '#web/parts/facts/profile-values.rules.ts';
import styles from './review-notice.module.css';

type Props = { review: ProfileReviewWire | null; photos: readonly OwnPhotoWire[] };

/** What of the own profile waits for a moderator, and what was rejected, with the reason. */
export function ReviewNotice({ review, photos }: Props) {
  const refused = photos.filter((photo) => photo.review?.state === 'rejected');
  if (review === null && refused.length === 0) return null;
  return (
    <div className={styles.notices}>
      {review !== null && <ProfileNotice review={review} />}
      {refused.map((photo) => (
        <PhotoNotice key={photo.path} photo={photo} />
      ))}
    </div>
  );
}

const titles = {
  new: { waiting: 'profileWaits', rejected: 'profileRefused' },
  changed: { waiting: 'changesWait', rejected: 'changesRefused' },
} as const;

function ProfileNotice({ review }: { review: ProfileReviewWire }) {
  const t = useReviewTexts();
  const profile = useProfileTexts();
  const sayReason = useReviewReason();
  const key = titles[review.kind][review.state];
  const fields = review.fields.flatMap((name) => factOfWireName(name) ?? []);
  return (
    <Notice isRefused={review.state === 'rejected'} title={t(`${key}Title`)}>
      <p>{t(`${key}Text`)}</p>
      {review.reason !== null && (
        <p className={styles.reason}>{t('reason', { reason: sayReason(review.reason) })}</p>
      )}
      {fields.length > 0 && (
        <p>
          {t('fields')} {fields.map((fact) => profile(`fields.${fact}`)).join(', ')}
        </p>
      )}
    </Notice>
  );
}

function PhotoNotice({ photo }: { photo: OwnPhotoWire }) {
  const t = useReviewTexts();
  const sayReason = useReviewReason();
  return (
    <Notice isRefused title={t('photoRefusedTitle')}>
      <p>{t('photoRefused', { reason: sayReason(photo.review?.reason ?? null) })}</p>
    </Notice>
  );
}

function Notice({ isRefused, title, children }: { isRefused: boolean; title: string; children: ReactNode }) {
  const Icon = isRefused ? IconAlertTriangle : IconClock;
  return (
    <section className={styles.notice} data-refused={isRefused || undefined} aria-label={title}>
      <Icon size="1.375rem" className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
