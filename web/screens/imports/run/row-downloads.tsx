import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { downloadProblems } from '#contract/imports/imports.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { saveDownload, type DownloadRefusal } from '#web/app/client/save-download.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import styles from './row-report.module.css';

/** The rows with problems as a spreadsheet, to be mended and imported again. */
export function RowDownloads({ details }: { details: ImportDetails }) {
  const t = useImportsTexts();
  const id = useId();
  const { im_id: importId, im_file_name: fileName, im_refused: refused, im_with_remarks: remarked } = details;
  if (refused + remarked === 0) return null;
  return (
    <div className={styles.download}>
      {refused > 0 && (
        <DownloadButton
          label={t('rows.download')}
          hintId={id}
          file={{ importId, fileName, show: 'refused' }}
        />
      )}
      {remarked > 0 && (
        <DownloadButton
          label={t('rows.downloadAll')}
          hintId={id}
          file={{ importId, fileName, show: 'problems' }}
        />
      )}
      <p id={id} className={styles.soft}>
        {t('rows.downloadHint')}
      </p>
    </div>
  );
}

type ProblemFile = { importId: number; fileName: string; show: 'refused' | 'problems' };
type DownloadProps = { label: string; hintId: string; file: ProblemFile };

function DownloadButton({ label, hintId, file }: DownloadProps) {
  const t = useImportsTexts();
  const common = useCommonTexts();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    announce(t('rows.downloading'));
    const name = t(`rows.fileNames.${file.show}`, { name: file.fileName.replace(/\.[^.]{1,5}$/, '') });
    const refusal = await saveProblems({ ...file, fileName: name });
    setBusy(false);
    if (refusal === undefined) return announce(t('rows.downloaded'));
    showOutcome({
      tone: 'failure',
      title: t('rows.downloadFailed'),
      text: refusal.message ?? common('states.unreachable'),
      onRetry: () => void download(),
    });
  };
  return (
    <Button
      look="outline"
      size="small"
      icon={<IconDownload size="1.125rem" aria-hidden="true" />}
      isBusy={isBusy}
      aria-describedby={hintId}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
}

/** Returns undefined when the file is saved, otherwise why it is not. */
function saveProblems({ importId, fileName, show }: ProblemFile): Promise<DownloadRefusal | undefined> {
  return saveDownload({
    endpoint: downloadProblems,
    query: { import_id: String(importId), show },
    fileName,
  });
}
