import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataExportWire } from '#contract/privacy/data-export.wire.ts';
import { downloadExport } from '#contract/privacy/download-export.ts';
import { requestExport } from '#contract/privacy/request-export.ts';
import { saveDownload } from '#web/api/save-download.ts';
import { announce } from '#web/design/announcer.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { exportQuery } from './settings.queries.ts';

/** Asking for the copy, and fetching it. */
export function useExport() {
  const t = useSettingsTexts();
  const { t: common } = useTranslation();
  const call = useCall(t('data.failedTitle'));
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'asking' | 'fetching'>();
  const { queryKey } = exportQuery();

  const ask = async () => {
    setBusy('asking');
    const answer = await call(requestExport, {});
    setBusy(undefined);
    if (answer === undefined) return;
    if (answer.result) {
      queries.setQueryData(queryKey, (before) => before && { ...before, data: answer.data });
      return showToast(answer.message);
    }
    showOutcome({ tone: 'failure', title: t('data.failedTitle'), text: answer.message });
    void queries.invalidateQueries({ queryKey });
  };
  const download = async (copy: DataExportWire) => {
    setBusy('fetching');
    announce(t('data.downloading'));
    const date = (copy.ready_at ?? '').slice(0, 10);
    const { path, download: type = 'application/zip' } = downloadExport;
    const refusal = await saveDownload({ path, type, fileName: t('data.fileName', { date }) });
    setBusy(undefined);
    if (refusal === undefined) return showToast(t('data.downloaded'));
    void queries.invalidateQueries({ queryKey });
    showOutcome({
      tone: 'failure',
      title: t('data.downloadFailed'),
      text: refusal.message ?? common('states.unreachable'),
      onRetry: () => void download(copy),
    });
  };
  return { isAsking: busy === 'asking', isFetching: busy === 'fetching', ask, download };
}
