import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { fillPage } from '#contract/site/fill-page.ts';
import { publishPage, type showPageVersions } from '#contract/site/page-versions.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { TextArea, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { readBlocks } from '#web/app/document/page-text.rules.ts';
import { PageText } from '#web/app/document/page-text.tsx';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useUnsavedChanges } from '#web/parts/sections/unsaved-changes.ts';
import styles from './pages-section.module.css';

type Page = EndpointData<typeof showPageVersions>;

/** The text of a page beside its preview. Publishing makes a version of it. */
export function PageEditor({ page }: { page: Page }) {
  const t = useSiteSettingsTexts();
  const start = page.text === '' ? page.product_text : page.text;
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: publishPage,
    defaultValues: {
      page: page.page,
      text: start,
      version: nextVersion(page),
      note: '',
      previous: page.version,
    },
    failureTitle: t('pages.publishFailed'),
    retryField: 'text',
    onSuccess: () => showToast(t('pages.published')),
  });
  const text = form.watch('text');
  const isChanged = text !== start;
  const discard = () => form.reset();
  useUnsavedChanges({ isUnsaved: isChanged, discard });
  return (
    <>
      <form noValidate onSubmit={submit} aria-label={t('pages.title')}>
        <Card className={styles.section}>
          <div className={styles.sides}>
            <div className={styles.section}>
              <TextArea
                label={t('pages.text')}
                description={t('pages.textHelp')}
                rows={22}
                {...field('text')}
              />
              <p className={styles.lead}>{t('pages.names', { names: listNames(page) })}</p>
              <div className={styles.actions}>
                <Button look="quiet" size="small" onClick={() => form.setValue('text', page.product_text)}>
                  {t('pages.takeProduct')}
                </Button>
                {isChanged && (
                  <Button look="quiet" size="small" onClick={discard}>
                    {t('discard')}
                  </Button>
                )}
              </div>
            </div>
            <Preview text={text} names={page.names} />
          </div>
          <div className={styles.sides}>
            <TextInput
              label={t('pages.version')}
              description={t('pages.versionHelp')}
              {...field('version')}
            />
            <TextInput label={t('pages.note')} description={t('pages.noteHelp')} {...field('note')} />
          </div>
          <div className={styles.actions}>
            <Button type="submit" isBusy={isSubmitting}>
              {t('pages.publish')}
            </Button>
          </div>
        </Card>
      </form>
      <Versions page={page} />
    </>
  );
}

function Preview({ text, names }: { text: string; names: Page['names'] }) {
  const t = useSiteSettingsTexts();
  const blocks = useMemo(() => readBlocks(fillPage(text.split('\n'), names)), [text, names]);
  return (
    <section aria-label={t('pages.preview')} className={styles.preview}>
      <p className={styles.lead}>{t('pages.preview')}</p>
      <PageText blocks={blocks} />
    </section>
  );
}

function Versions({ page }: { page: Page }) {
  const { writeDateTime } = useDates();
  const t = useSiteSettingsTexts();
  return (
    <Card className={styles.section}>
      <h3>{t('pages.versions')}</h3>
      <ul className={styles.versions}>
        {page.versions.map(({ version, is_product: isProduct, note, published_at: at, published_by: by }) => (
          <li key={version} className={styles.version}>
            <Link to={`/${page.page}`} search={version === page.version ? {} : { version }} target="_blank">
              {t('pages.oneVersion', { version })}
            </Link>
            {version === page.version && <strong>{t('pages.inForce')}</strong>}
            {isProduct && <span>{t('pages.ofProduct')}</span>}
            {at !== null && (
              <span>{t('pages.publishedAt', { when: writeDateTime(at), who: by ?? t('commandLine') })}</span>
            )}
            {note !== '' && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function listNames({ names }: Page): string {
  return Object.keys(names)
    .map((name) => `{${name}}`)
    .join(' ');
}

/** The number after the present one, as far as versions are numbers. */
function nextVersion({ version, versions }: Page): string {
  const numbers = [version, ...versions.map((one) => one.version)].map(Number).filter(Number.isInteger);
  return String(Math.max(0, ...numbers) + 1);
}
