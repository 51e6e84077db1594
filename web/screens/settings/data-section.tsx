import { IconDownload, IconFileZip, IconHourglass, IconMoodSad } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  type DataExportWire,
  downloadExport,
  requestExport,
  showExport,
} from '#contract/privacy/data-export.ts';
import { dayIn } from '#contract/fields/dates.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { saveDownload } from '#web/app/client/save-download.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import styles from './data-section.module.css';
import { LoadedSection, SettingsCard } from './section-parts.tsx';

/** A copy of all data of the member, to request and download. */
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

const pollMilliseconds = 3000;

/** The copy of the data, polled while it is prepared in case no event comes. */
function exportQuery() {
  return queryOptions({
    ...endpointQuery(showExport, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.state === 'preparing' ? pollMilliseconds : false),
  });
}

/** The state of the copy, and the button for the next step. */
function CopyState({ copy }: { copy: DataExportWire }) {
  const t = useSettingsTexts();
  const { isRequesting, isDownloading, request, download } = useExport();
  const requestButton = (
    <Button
      look={copy.state === 'ready' ? 'quiet' : 'filled'}
      isBusy={isRequesting}
      onClick={() => void request()}
    >
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
        actions={requestButton}
      >
        <p>{t('data.failedHint')}</p>
      </StateRow>
    );
  if (copy.state === 'none') return <div className={styles.actions}>{requestButton}</div>;
  return (
    <StateRow
      icon={<IconFileZip size="1.75rem" />}
      tone="success"
      title={t('data.ready')}
      actions={
        <>
          <Button
            icon={<IconDownload size="1.25rem" aria-hidden="true" />}
            isBusy={isDownloading}
            onClick={() => void download(copy)}
          >
            {t('data.download')}
          </Button>
          {requestButton}
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
  const { writeDateTime } = useDates();
  const { bytes, ready_at: readyAt, expires_at: expiresAt } = copy;
  return (
    <>
      {bytes !== null && readyAt !== null && (
        <p>
          <RichText
            t={t}
            name="data.readyFacts"
            values={{ size: writeMegabytes(bytes) }}
            parts={{ time: <Ago instant={readyAt} /> }}
          />
        </p>
      )}
      {expiresAt !== null && <p>{t('data.until', { time: writeDateTime(expiresAt) })}</p>}
    </>
  );
}

/** Returns megabytes with one decimal, at least 0.1. */
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

/** Requests the copy, and downloads it. */
function useExport() {
  const { time_zone: timeZone } = useSite();
  const t = useSettingsTexts();
  const common = useCommonTexts();
  const call = useCall(t('data.failedTitle'));
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'requesting' | 'downloading'>();
  const { queryKey } = exportQuery();

  const request = async () => {
    setBusy('requesting');
    const answer = await call(requestExport, {});
    setBusy(undefined);
    if (answer === undefined) return;
    if (answer.result) {
      queries.setQueryData(queryKey, (before) => before && { ...before, data: answer.data });
      return showToast(answer.message);
    }
    showOutcome({ tone: 'failure', title: t('data.failedTitle'), text: answer.message });
  };
  const download = async (copy: DataExportWire) => {
    setBusy('downloading');
    announce(t('data.downloading'));
    const date = copy.ready_at === null ? '' : dayIn(timeZone, new Date(copy.ready_at));
    const fileName = t('data.fileName', { date });
    const refusal = await saveDownload({ endpoint: downloadExport, fileName });
    setBusy(undefined);
    if (refusal === undefined) return showToast(t('data.downloaded'));
    void reloadAnswers(queries, { queryKey });
    showOutcome({
      tone: 'failure',
      title: t('data.downloadFailed'),
      text: refusal.message ?? common('states.unreachable'),
      onRetry: () => void download(copy),
    });
  };
  return { isRequesting: busy === 'requesting', isDownloading: busy === 'downloading', request, download };
}
