import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showSiteSettings } from '#contract/site/site-editing.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import { useLeavingGuard } from '#web/parts/sections/unsaved-changes.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { fieldsOf } from './setting-fields.data.ts';
import { LogoField } from './logo-field.tsx';
import { PagesSection } from './pages-section.tsx';
import { SettingRow } from './setting-row.tsx';
import { openSections, type SiteSearch, type SiteSection } from './site-address.rules.ts';
import styles from './site-settings-screen.module.css';
import { siteSettingsQuery, useSettingsForm } from './use-settings-form.ts';

/** The settings of the site: the list of sections, and the open one as a form. */
export function SiteSettingsScreen({ section = 'brand' }: SiteSearch) {
  const t = useSiteSettingsTexts();
  useLeavingGuard();
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <nav aria-label={t('nav')}>
        <ul className={styles.sections}>
          {openSections.map((name) => (
            <li key={name}>
              <Link
                to="/admin-site"
                search={{ section: name }}
                className={styles.entry}
                activeProps={{}}
                aria-current={name === section ? 'page' : undefined}
              >
                {name === 'pages' ? t('pages.title') : t(`sections.${name}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {section === 'pages' ? <PagesSection /> : <FieldsSection section={section} />}
    </div>
  );
}

/** A section of fields, in all the states of its data. */
function FieldsSection({ section }: { section: SiteSection }) {
  const t = useSiteSettingsTexts();
  const query = useQuery(siteSettingsQuery());
  if (query.data !== undefined) return <SectionForm key={section} section={section} site={query.data.data} />;
  if (hasFailed(query)) return <LoadFailure query={query} title={t('failed')} />;
  return (
    <Card>
      <div className={styles.fields} aria-busy="true">
        {['30%', '45%', '25%'].map((width) => (
          <div key={width} className={styles.loading}>
            <Skeleton width={width} />
            <Skeleton height="var(--target)" />
          </div>
        ))}
      </div>
    </Card>
  );
}

type FormProps = { section: SiteSection; site: EndpointData<typeof showSiteSettings> };

function SectionForm({ section, site }: FormProps) {
  const t = useSiteSettingsTexts();
  const names = fieldsOf(section);
  const form = useSettingsForm({ site, names });
  const titleId = `site-${section}`;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <header>
        <h2 id={titleId}>{t(`sections.${section}.title`)}</h2>
        <p className={styles.lead}>{t(`sections.${section}.lead`)}</p>
      </header>
      <form
        noValidate
        aria-labelledby={titleId}
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Card className={styles.card}>
          <div className={styles.fields}>
            {names.map((name) => (
              <SettingRow key={name} name={name} form={form} site={site} />
            ))}
          </div>
          {form.conflicts.size > 0 && (
            <p role="alert" className={styles.warning}>
              {t('conflict')}
            </p>
          )}
          <div className={styles.actions}>
            <Button type="submit" isBusy={form.isSaving} aria-disabled={form.changed.length === 0}>
              {t('save')}
            </Button>
            {form.changed.length > 0 && (
              <>
                <Button look="quiet" onClick={form.discard}>
                  {t('discard')}
                </Button>
                <p className={styles.lead}>{t('unsaved')}</p>
              </>
            )}
          </div>
        </Card>
      </form>
      {section === 'brand' && <LogoField site={site} />}
    </section>
  );
}
