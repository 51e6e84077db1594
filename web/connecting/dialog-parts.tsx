import { Avatar } from '#web/design/pictures/avatar.tsx';
import { useSite } from '#web/document/site.ts';
import { fullNameOf } from '#web/facts/names.rules.ts';
import { useConnectingTexts } from '#web/i18n/connecting/use-connecting-texts.ts';
import styles from './dialog-parts.module.css';
import type { Partner } from './open-connecting-dialog.ts';

/** The partner that a dialog is about: photo, full name, id and age. */
export function PartnerHead({ partner }: { partner: Partner }) {
  const t = useConnectingTexts();
  const site = useSite();
  const name = fullNameOf(partner);
  return (
    <div className={styles.partner}>
      <Avatar name={name} picture={partner.u_profile_pic} size="large" />
      <div className={styles.partnerWords}>
        <p className={styles.partnerName}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.note}>
          {t('id', { id: `${site.member_id_prefix}${partner.u_id}` })}
          {partner.age !== null && ` · ${t('years', { count: partner.age })}`}
        </p>
      </div>
    </div>
  );
}

/** The length of a text and its limit. Screen readers announce only what is over the limit. */
export function TextCounter({ text, most }: { text: string; most: number }) {
  const t = useConnectingTexts();
  const count = text.trim().length;
  const excess = Math.max(0, count - most);
  return (
    <p className={styles.counter} data-is-over={excess > 0}>
      <output>{excess > 0 && t('send.excess', { count: excess })}</output>
      <span>{t('send.counter', { count, most })}</span>
    </p>
  );
}
