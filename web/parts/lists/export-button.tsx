import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Permission } from '#contract/administration/permissions.ts';
import { dayIn } from '#contract/fields/dates.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { type DownloadRefusal, saveDownload } from '#web/app/client/save-download.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useListsTexts } from '#web/locales/en/lists.ts';

type Props = {
  endpoint: Pick<Endpoint, 'path' | 'download' | 'needsProof'> & { permission: Permission };
  /** What the list is searched and filtered by. */
  filters: Readonly<Record<string, string | number | boolean | undefined>>;
  /** The name of the file, without the date and the ending. */
  file: 'members' | 'enquiries' | 'payments' | 'audit-log';
};

/** Saves all pages of a filtered list as a spreadsheet, for those who may, after it has said what that is. */
export function ExportButton({ endpoint, filters, file }: Props) {
  const t = useListsTexts();
  const isPermitted = useIsPermitted(endpoint.permission);
  const { time_zone: timeZone } = useSite();
  const [isBusy, setBusy] = useState(false);
  if (!isPermitted) return null;
  const save = async () => {
    setBusy(true);
    const refusal = await saveList({ endpoint, filters, file, timeZone });
    setBusy(false);
    if (refusal === undefined) return showToast(t('export.done'));
    if (refusal.isCancelled) return;
    const text = refusal.message ?? t('export.failedText');
    showOutcome({ tone: 'failure', title: t('export.failed'), text, onRetry: () => void save() });
  };
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('export.title'),
      text: `${t(`export.what.${file}`)}\n${t('export.proof')}`,
      confirm: { label: t('export.confirm'), run: () => void save() },
    });
  return (
    <Button
      look="outline"
      size="small"
      icon={<IconDownload size="1.125rem" aria-hidden="true" />}
      isBusy={isBusy}
      onClick={ask}
    >
      {t('export.button')}
    </Button>
  );
}

function saveList({
  endpoint,
  filters,
  file,
  timeZone,
}: Props & { timeZone: string }): Promise<DownloadRefusal | undefined> {
  const query = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const today = dayIn(timeZone, new Date());
  return saveDownload({ endpoint, query, fileName: `${file}-${today}.csv` });
}
