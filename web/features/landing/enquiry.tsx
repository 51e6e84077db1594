import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useSite } from '#web/document/site.ts';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import styles from './enquiry.module.css';
import { LandingSection } from './landing-section.tsx';

/** Contact: how to reach us, and the enquiry form. */
export function Enquiry() {
  const t = useLandingTexts();
  return (
    <LandingSection id="contactUs" title={t('enquiry.title')} lead={t('enquiry.lead')}>
      <div className={styles.layout}>
        <Aside />
        <EnquiryForm />
      </div>
    </LandingSection>
  );
}

function Aside() {
  const site = useSite();
  const t = useLandingTexts();
  const ways = [
    { Icon: IconMail, text: site.support_email },
    { Icon: IconPhone, text: site.support_phone },
    { Icon: IconMapPin, text: site.address },
  ].filter(({ text }) => text !== '');
  return (
    <div className={styles.aside}>
      <picture>
        <source type="image/avif" srcSet="/art/hero-rings-portrait-480.avif" />
        <img
          src="/art/hero-rings-portrait-480.webp"
          alt=""
          width={480}
          height={640}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </picture>
      <h3>{t('enquiry.aside')}</h3>
      <p>{t('enquiry.asideText')}</p>
      <ul className={styles.ways}>
        {ways.map(({ Icon, text }) => (
          <li key={text}>
            <Icon size="1.25rem" stroke={1.6} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
