import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { largestSheetBytes, uploadImport } from '#contract/imports/imports.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { createUploadCall } from '#web/app/client/upload-client.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { useFileDrop } from '#web/parts/forms/use-file-drop.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { saveFile } from '#web/app/client/save-download.ts';
import { writeExample } from './example-sheet.ts';
import { useFieldLabels } from './use-field-labels.ts';
import { BackToImports, RunSteps } from './import-navigation.tsx';
import { ProgressBar } from './import-progress.tsx';
import styles from './new-import.module.css';
import { acceptedSheets, findSheetFault, formatMegabytes, shortenName } from './sheet-file.rules.ts';

const advice = ['headers', 'dates', 'contact', 'consent'] as const;

/** The first step: choosing a sheet and uploading it. */
export function NewImport({ onArrived }: { onArrived: (importId: number) => void }) {
  const t = useImportsTexts();
  const { upload, fault, refuse, send, cancel } = useSheetUpload(onArrived);
  const take = ([file, ...others]: readonly File[]) => {
    if (file === undefined || upload !== undefined) return;
    if (others.length > 0) return refuse(t('sheet.several'));
    const found = findSheetFault(file, largestSheetBytes);
    if (found === undefined) send(file);
    else refuse(t(`sheet.${found}`, { name: file.name, size: formatMegabytes(file.size) }));
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
      {upload === undefined ? (
        <SheetChoice onFiles={take} />
      ) : (
        <UploadProgress upload={upload} onCancel={cancel} />
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

/** A running upload; at a share of 1 everything is sent and the server is reading it. */
type Upload = { name: string; share: number };

/** Uploads a sheet, with its progress and a way to cancel it. `fault` is the reason of the latest failure. */
function useSheetUpload(onArrived: (importId: number) => void) {
  const t = useImportsTexts();
  const [upload, setUpload] = useState<Upload>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  // Leaving the screen cancels the upload; the server removes what it received.
  useEffect(() => () => running.current?.abort(), []);

  const call = async (file: File, { signal }: AbortController) => {
    const name = shortenName(file.name);
    const uploadCall = createUploadCall({ signal, onProgress: (share) => setUpload({ name, share }) });
    const answer = await uploadCall(uploadImport, { file, file_name: name });
    if (answer.result) onArrived(answer.data.im_id);
    else setFault(answer.message);
  };

  const send = async (file: File) => {
    const control = new AbortController();
    running.current = control;
    setFault(undefined);
    setUpload({ name: file.name, share: 0 });
    try {
      await call(file, control);
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiUnreachable)) throw error;
      setFault(t('sheet.unreachable'));
    } finally {
      if (!control.signal.aborted) setUpload(undefined);
    }
  };

  return {
    upload,
    fault,
    refuse: setFault,
    send: (file: File) => void send(file),
    cancel: () => {
      running.current?.abort();
      setUpload(undefined);
      announce(t('sheet.cancelled'));
    },
  };
}

function SheetChoice({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useImportsTexts();
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, dropTarget } = useFileDrop(onFiles);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Without this, choosing the same file again would be no change.
    currentTarget.value = '';
    onFiles(files);
  };
  return (
    <div className={styles.dropArea} data-over={isOver || undefined} {...dropTarget}>
      <IconFileSpreadsheet size="2.5rem" stroke={1.4} className={styles.icon} aria-hidden="true" />
      <p className={styles.drop}>{t('sheet.drop')}</p>
      <p className={styles.or}>{t('sheet.or')}</p>
      <input ref={picker} type="file" hidden accept={acceptedSheets} onChange={pick} />
      <Button onClick={() => picker.current?.click()} aria-describedby="sheet-limits">
        {t('sheet.choose')}
      </Button>
      <ExampleSheet />
      <p id="sheet-limits" className={styles.limits}>
        {t('sheet.limits')}
      </p>
    </div>
  );
}

/** Saves a sheet of invented people, for somebody who has none yet. */
function ExampleSheet() {
  const t = useImportsTexts();
  const labelOf = useFieldLabels();
  const save = () =>
    saveFile(new Blob([writeExample(labelOf)], { type: 'text/csv' }), t('sheet.exampleFileName'));
  return (
    <Button look="quiet" size="small" onClick={save}>
      {t('sheet.example')}
    </Button>
  );
}

function UploadProgress({ upload: { name, share }, onCancel }: { upload: Upload; onCancel: () => void }) {
  const t = useImportsTexts();
  const isSent = share >= 1;
  return (
    <div className={styles.dropArea}>
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
