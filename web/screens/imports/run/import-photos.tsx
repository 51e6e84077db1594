import { IconPhotoUp } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { type showImportPhotos, uploadImportPhotos } from '#contract/imports/import-photos.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { createUploadCall } from '#web/app/client/upload-client.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { ProgressBar } from '../import-progress.tsx';
import { importPhotosQuery } from '../imports.queries.ts';
import styles from './import-photos.module.css';
import parts from './run-parts.module.css';

const numbers = new Intl.NumberFormat('en-IN');

type Report = EndpointData<typeof showImportPhotos>;

/** The photos of an import that is done: the choice of a ZIP, and what became of its files. */
export function ImportPhotos({ importId }: { importId: number }) {
  const t = useImportsTexts();
  const { data, isError } = useQuery(importPhotosQuery(importId));
  const { share, fault, send } = usePhotosUpload(importId);
  const report = data?.data;
  return (
    <section className={styles.card} aria-labelledby="photos">
      <h2 id="photos">{t('photos.title')}</h2>
      <p className={styles.soft}>{t('photos.lead')}</p>
      <p className={styles.soft}>{t('photos.privacy')}</p>
      {fault !== undefined && (
        <div role="alert" className={styles.fault}>
          <strong>{t('photos.failedTitle')}</strong>
          <p>{fault}</p>
        </div>
      )}
      {share === undefined ? (
        <ChooseArchive onFile={send} />
      ) : (
        <ProgressBar
          label={t('photos.sending')}
          text={share >= 1 ? t('photos.reading') : t('photos.percent', { percent: Math.round(share * 100) })}
          share={share >= 1 ? undefined : share}
        />
      )}
      {isError && <p className={styles.soft}>{t('photos.loadFailed')}</p>}
      {report !== undefined && hasFiles(report) && <PhotoReport report={report} />}
    </section>
  );
}

function hasFiles({ ip_waiting, ip_stored, ip_failed, ip_skipped, ip_without_row }: Report): boolean {
  return ip_waiting + ip_stored + ip_failed + ip_skipped + ip_without_row > 0;
}

/** Sends an archive; `share` is how much of it is sent, undefined while none is on its way. */
function usePhotosUpload(importId: number) {
  const t = useImportsTexts();
  const queries = useQueryClient();
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const control = new AbortController();
    running.current = control;
    setFault(undefined);
    setShare(0);
    try {
      const call = createUploadCall({ signal: control.signal, onProgress: setShare });
      const answer = await call(uploadImportPhotos, { import_id: importId, file });
      if (answer.result) announce(answer.message);
      else setFault(answer.message);
      await reloadAnswers(queries, { queryKey: importPhotosQuery(importId).queryKey });
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiUnreachable)) throw error;
      setFault(t('photos.unreachable'));
    } finally {
      if (!control.signal.aborted) setShare(undefined);
    }
  };
  return { share, fault, send: (file: File) => void send(file) };
}

function ChooseArchive({ onFile }: { onFile: (file: File) => void }) {
  const t = useImportsTexts();
  const picker = useRef<HTMLInputElement>(null);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Without this, choosing the same file again would be no change.
    currentTarget.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <div className={parts.actions}>
      <input ref={picker} type="file" hidden accept=".zip,application/zip" onChange={pick} />
      <Button
        look="outline"
        icon={<IconPhotoUp size="1.125rem" aria-hidden="true" />}
        onClick={() => picker.current?.click()}
      >
        {t('photos.choose')}
      </Button>
    </div>
  );
}

function PhotoReport({ report }: { report: Report }) {
  const t = useImportsTexts();
  const { ip_waiting: waiting, ip_problems: problems, ip_people: people } = report;
  const counts = [
    ['stored', report.ip_stored],
    ['failed', report.ip_failed],
    ['withoutRow', report.ip_without_row],
    ['skipped', report.ip_skipped],
    ['peopleWithout', report.ip_people_without],
  ] as const;
  return (
    <>
      <p role="status" className={styles.soft}>
        {waiting > 0 && t('photos.waiting', { count: waiting, number: numbers.format(waiting) })}
      </p>
      <dl className={parts.counts} aria-label={t('photos.title')}>
        {counts.map(([name, count]) => (
          <div key={name} className={parts.count}>
            <dt>{t(`photos.counts.${name}`)}</dt>
            <dd>{numbers.format(count)}</dd>
          </div>
        ))}
      </dl>
      {people.length > 0 && (
        <details>
          <summary className={styles.whose}>{t('photos.whose')}</summary>
          <ul className={styles.problems}>
            {people.map(({ file_name: name, person }) => (
              <li key={name}>
                <bdi>{name}</bdi> {person !== null && t('photos.forPerson', { person })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {problems.length > 0 && (
        <>
          <h3 id="photo-problems">{t('photos.problems')}</h3>
          <ul className={styles.problems} aria-labelledby="photo-problems">
            {problems.map(({ file_name: name, person, message }) => (
              <li key={name}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>{' '}
                {person !== null && `${t('photos.forPerson', { person })} `}
                <span className={styles.soft}>{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
