import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '#web/design/announcer.tsx';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './download-button.module.css';
import { saveProblems } from './download-problems.ts';

type Props = { importId: number; fileName: string };

/** The rows with problems as a spreadsheet, to be mended and brought again. */
export function DownloadButton({ importId, fileName }: Props) {
  const t = useImportsTexts();
  const { t: common } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const download = async () => {
    setBusy(true);
    announce(t('rows.downloading'));
    const name = t('rows.fileName', { name: fileName.replace(/\.[^.]{1,5}$/, '') });
    const refusal = await saveProblems(importId, name);
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
    <div className={styles.download}>
      <Button
        look="outline"
        size="small"
        icon={<IconDownload size="1.125rem" aria-hidden="true" />}
        isBusy={isBusy}
        aria-describedby={id}
        onClick={() => void download()}
      >
        {t('rows.download')}
      </Button>
      <p id={id} className={styles.hint}>
        {t('rows.downloadHint')}
      </p>
    </div>
  );
}
