import { IconDownload, IconFileZip, IconHourglass, IconMoodSad } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import type { DataExportWire } from '#contract/privacy/data-export.wire.ts';
import { Button } from '#web/design/button.tsx';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import styles from './data-section.module.css';
import { LoadedSection } from './loaded-section.tsx';
import { sayInstant } from './say-instant.ts';
import { SettingsCard } from './settings-card.tsx';
import { exportQuery } from './settings.queries.ts';
import { useExport } from './use-export.ts';

/** A copy of everything that is kept of the member. */
export function DataSection() {
  const t = useSettingsTexts();
  const query = useQuery(exportQuery());
  return (
    <LoadedSection query={query} failure={t('data.notAvailable')}>
      {(copy) => (
        <SettingsCard>
          <p className={styles.about}>{t('data.about')}</p>
          <CopyState copy={copy} />
        </SettingsCard>
      )}
    </LoadedSection>
  );
}

/** Where the copy is, and what can be done next. */
function CopyState({ copy }: { copy: DataExportWire }) {
  const t = useSettingsTexts();
  const { isAsking, isFetching, ask, download } = useExport();
  const askButton = (
    <Button look={copy.state === 'ready' ? 'quiet' : 'filled'} isBusy={isAsking} onClick={() => void ask()}>
      {t(copy.state === 'ready' ? 'data.askAgain' : 'data.ask')}
    </Button>
  );
  if (copy.state === 'preparing') return <Preparing />;
  if (copy.state === 'failed')
    return (
      <StateRow
        icon={<IconMoodSad size="1.75rem" />}
        tone="failure"
        title={t('data.failed')}
        actions={askButton}
      >
        <p>{t('data.failedHint')}</p>
      </StateRow>
    );
  if (copy.state === 'none') return <div className={styles.actions}>{askButton}</div>;
  return (
    <StateRow
      icon={<IconFileZip size="1.75rem" />}
      tone="success"
      title={t('data.ready')}
      actions={
        <>
          <Button
            icon={<IconDownload size="1.25rem" aria-hidden="true" />}
            isBusy={isFetching}
            onClick={() => void download(copy)}
          >
            {t('data.download')}
          </Button>
          {askButton}
        </>
      }
    >
      <ReadyFacts copy={copy} />
    </StateRow>
  );
}

function Preparing() {
  const t = useSettingsTexts();
  return (
    <StateRow icon={<IconHourglass size="1.75rem" />} tone="waiting" title={t('data.preparing')}>
      <p>{t('data.preparingHint')}</p>
      <div className={styles.bar} role="progressbar" aria-label={t('data.preparing')} />
    </StateRow>
  );
}

function ReadyFacts({ copy }: { copy: DataExportWire }) {
  const t = useSettingsTexts();
  const { bytes, ready_at: readyAt, expires_at: expiresAt } = copy;
  return (
    <>
      {bytes !== null && readyAt !== null && (
        <p>
          <Trans
            t={t}
            i18nKey="data.readyFacts"
            values={{ size: writeMegabytes(bytes) }}
            components={{ time: <Ago instant={readyAt} hasDateAfterWeek /> }}
          />
        </p>
      )}
      {expiresAt !== null && <p>{t('data.until', { time: sayInstant(expiresAt) })}</p>}
    </>
  );
}

/** With one digit, never less than that. */
function writeMegabytes(bytes: number): string {
  return Math.max(bytes / 1_000_000, 0.1).toFixed(1);
}

type RowProps = {
  icon: ReactNode;
  tone: 'waiting' | 'success' | 'failure';
  title: string;
  actions?: ReactNode;
  children: ReactNode;
};

function StateRow({ icon, tone, title, actions, children }: RowProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <div role="status">
          <h3 className={styles.title}>{title}</h3>
        </div>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
