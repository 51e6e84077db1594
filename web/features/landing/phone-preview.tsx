import {
  IconHeart,
  IconHeartFilled,
  IconHome,
  IconInbox,
  IconMessages,
  IconRosetteDiscountCheckFilled,
  IconUser,
} from '@tabler/icons-react';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import styles from './phone-preview.module.css';

/** A phone with a match card on it, drawn in CSS. A picture for the eye: nothing in it can be pressed or is read out. */
export function PhonePreview() {
  const t = useLandingTexts();
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <p className={styles.bar}>{t('phone.screen')}</p>
        <div className={styles.card}>
          <div className={styles.portrait}>
            <span className={styles.initials}>{t('phone.initials')}</span>
            <span className={styles.match}>{t('phone.match')}</span>
            <span className={styles.heart}>
              <IconHeart size="1.125rem" />
            </span>
            <p className={styles.name}>
              {t('phone.name')}
              <IconRosetteDiscountCheckFilled size="1rem" className={styles.verified} />
            </p>
          </div>
          <div className={styles.facts}>
            <p>{t('phone.facts')}</p>
            <p>{t('phone.faith')}</p>
            <p>{t('phone.place')}</p>
          </div>
          <div className={styles.actions}>
            <span className={styles.outline}>{t('phone.view')}</span>
            <span className={styles.filled}>{t('phone.connect')}</span>
          </div>
        </div>
        <div className={styles.bottom}>
          <IconHome size="1.125rem" />
          <IconHeartFilled size="1.125rem" className={styles.active} />
          <IconInbox size="1.125rem" />
          <IconMessages size="1.125rem" />
          <IconUser size="1.125rem" />
        </div>
      </div>
    </div>
  );
}
