import { useSite } from '#web/document/site.ts';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import styles from './operator.module.css';

/** Who runs the site, and whom to ask. */
export function Operator() {
  const t = useInvitationTexts();
  const site = useSite();
  return (
    <section aria-labelledby="operator" className={styles.operator}>
      <h2 id="operator">{t('operator.title')}</h2>
      <p>{t('operator.text', { site: site.name })}</p>
      <ul className={styles.ways}>
        {site.address !== '' && <li className={styles.address}>{site.address}</li>}
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
        {site.grievance_officer !== '' && <li>{t('operator.officer', { name: site.grievance_officer })}</li>}
        <li>
          <a href="/privacy" target="_blank" rel="noreferrer">
            {t('operator.privacy')}
          </a>
        </li>
        <li>
          <a href="/terms" target="_blank" rel="noreferrer">
            {t('operator.terms')}
          </a>
        </li>
      </ul>
    </section>
  );
}
