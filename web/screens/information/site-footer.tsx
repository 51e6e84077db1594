import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '#web/design/logo.tsx';
import { SchemeSwitch } from '#web/design/scheme-switch.tsx';
import { useSite } from '#web/app/document/site.ts';
import { LanguageSwitch } from '#web/parts/language/language-switch.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useInformationTexts } from '#web/locales/en/information.ts';
import { SectionLink, sectionLabels, sections } from './section-link.tsx';
import styles from './site-footer.module.css';

/** The footer of the public pages: about this service, links, and how to contact the operator. */
export function SiteFooter() {
  const site = useSite();
  const t = useInformationTexts();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.statement}>
          <Logo name={site.name} picture={site.logo} />
          <p>{t('footer.statement', { site: site.name })}</p>
        </div>
        <Explore />
        <Support />
        <Contact />
      </div>
      <div className={styles.end}>
        <p>{t('footer.rights', { site: site.name })}</p>
        <div className={styles.switches}>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function Explore() {
  const t = useInformationTexts();
  return (
    <Column title={t('footer.explore')}>
      {sections.map((section) => (
        <li key={section}>
          <SectionLink section={section}>{t(`header.${sectionLabels[section]}`)}</SectionLink>
        </li>
      ))}
      <li>
        <Link to="/all-Success-Stories">{t('footer.stories')}</Link>
      </li>
    </Column>
  );
}

function Support() {
  const t = useInformationTexts();
  const common = useCommonTexts();
  const { everything_is_free: isFree } = useSite();
  return (
    <Column title={t('footer.support')}>
      <li>
        <SectionLink section="contactUs">{t('footer.enquiry')}</SectionLink>
      </li>
      <li>
        <Link to="/terms">{common('titles.terms')}</Link>
      </li>
      <li>
        <Link to="/privacy">{common('titles.privacy')}</Link>
      </li>
      <li>
        <Link to="/grievance">{common('titles.grievance')}</Link>
      </li>
      {!isFree && (
        <li>
          <Link to="/refunds">{common('titles.refunds')}</Link>
        </li>
      )}
    </Column>
  );
}

function Contact() {
  const site = useSite();
  const t = useInformationTexts();
  return (
    <Column title={t('footer.contact')} isWide>
      {site.support_email !== '' && (
        <li>
          <a href={`mailto:${site.support_email}`}>{site.support_email}</a>
        </li>
      )}
      {site.support_phone !== '' && (
        <li>
          <a href={`tel:${site.support_phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
            {site.support_phone}
          </a>
        </li>
      )}
      {site.address !== '' && (
        <li>
          <address className={styles.address}>{site.address}</address>
        </li>
      )}
      {site.social_links.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noopener noreferrer">
            {label}
          </a>
        </li>
      ))}
    </Column>
  );
}

function Column({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
