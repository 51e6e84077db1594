import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, type ChangeEvent } from 'react';
import { largestSheetBytes } from '#contract/imports/upload-import.ts';
import { Button } from '#web/design/button.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './new-import.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { BackToImports } from './run-links.tsx';
import { RunSteps } from './run-steps.tsx';
import { acceptedSheets, findSheetFault, writeMegabytes } from './sheet-file.rules.ts';
import { useSheetDrop } from './use-sheet-drop.ts';
import { useSheetUpload, type Sending } from './use-sheet-upload.ts';

const advice = ['headers', 'dates', 'contact', 'consent'] as const;

/** The first step: choosing a sheet and sending it. */
export function NewImport({ onArrived }: { onArrived: (importId: number) => void }) {
  const t = useImportsTexts();
  const { sending, fault, refuse, send, cancel } = useSheetUpload(onArrived);
  const take = ([file, ...others]: readonly File[]) => {
    if (file === undefined || sending !== undefined) return;
    if (others.length > 0) return refuse(t('sheet.several'));
    const wrong = findSheetFault(file, largestSheetBytes);
    if (wrong === undefined) send(file);
    else refuse(t(`sheet.${wrong}`, { name: file.name, size: writeMegabytes(file.size) }));
  };
  return (
    <div className={styles.screen}>
      <BackToImports />
      <header className={styles.header}>
        <h1>{t('sheet.title')}</h1>
        <p className={styles.lead}>{t('sheet.lead')}</p>
      </header>
      <RunSteps current="file" />
      {fault !== undefined && (
        <div role="alert" className={styles.fault}>
          <strong>{t('sheet.failedTitle')}</strong>
          <p>{fault}</p>
        </div>
      )}
      {sending === undefined ? (
        <SheetPlace onFiles={take} />
      ) : (
        <SheetSending sending={sending} onCancel={cancel} />
      )}
      <section className={styles.advice} aria-labelledby="advice">
        <h2 id="advice">{t('sheet.adviceTitle')}</h2>
        <ul>
          {advice.map((name) => (
            <li key={name}>{t(`sheet.advice.${name}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function SheetPlace({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useImportsTexts();
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, dropTarget } = useSheetDrop(onFiles);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file can be chosen again.
    currentTarget.value = '';
    onFiles(files);
  };
  return (
    <div className={styles.place} data-over={isOver || undefined} {...dropTarget}>
      <IconFileSpreadsheet size="2.5rem" stroke={1.4} className={styles.icon} aria-hidden="true" />
      <p className={styles.drop}>{t('sheet.drop')}</p>
      <p className={styles.or}>{t('sheet.or')}</p>
      <input ref={picker} type="file" hidden accept={acceptedSheets} onChange={pick} />
      <Button onClick={() => picker.current?.click()} aria-describedby="sheet-limits">
        {t('sheet.choose')}
      </Button>
      <p id="sheet-limits" className={styles.limits}>
        {t('sheet.limits')}
      </p>
    </div>
  );
}

function SheetSending({ sending: { name, share }, onCancel }: { sending: Sending; onCancel: () => void }) {
  const t = useImportsTexts();
  const isSent = share >= 1;
  return (
    <div className={styles.place}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <div className={styles.progress}>
        <ProgressBar
          label={t('sheet.sending', { name })}
          text={isSent ? t('sheet.reading') : t('sheet.percent', { percent: Math.round(share * 100) })}
          share={isSent ? undefined : share}
        />
      </div>
      <Button look="outline" onClick={onCancel}>
        {t('sheet.cancel')}
      </Button>
    </div>
  );
}
