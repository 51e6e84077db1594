import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { exportEnquiries } from '#contract/enquiries/enquiries.ts';
import { saveDownload, type DownloadRefusal } from '#web/api/save-download.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { useEnquiriesTexts } from '#web/i18n/administration/use-enquiries-texts.ts';
import { filterOf, type EnquirySearch } from './enquiry-address.rules.ts';

/** Saves the enquiries of the filter, all pages of them, as a spreadsheet. */
export function ExportButton({ search }: { search: EnquirySearch }) {
  const t = useEnquiriesTexts();
  const common = useCommonTexts();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const refusal = await saveEnquiries(search, (date) => t('exportFile', { date }));
    setBusy(false);
    if (refusal === undefined) showToast(t('exported'));
    else if (!refusal.isCancelled) {
      showOutcome({
        tone: 'failure',
        title: t('exportFailed'),
        text: refusal.message ?? common('outcomes.later'),
        onRetry: () => void save(),
      });
    }
  };
  return (
    <Button
      look="outline"
      size="small"
      icon={<IconDownload size="1.125rem" aria-hidden="true" />}
      isBusy={isBusy}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  );
}

/** Returns undefined when the file is saved, otherwise why it is not. */
function saveEnquiries(
  search: EnquirySearch,
  nameOf: (date: string) => string,
): Promise<DownloadRefusal | undefined> {
  const { page: _page, ...filter } = filterOf(search);
  return saveDownload({
    endpoint: exportEnquiries,
    query: filter,
    fileName: nameOf(new Date().toISOString().slice(0, 10)),
  });
}
