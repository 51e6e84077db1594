import { IconRefresh, IconX } from '@tabler/icons-react';
import { Button } from '#web/design/button.tsx';
import { useTranslation } from 'react-i18next';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { discardUpload, retryUpload, type Upload } from './keep-uploads.ts';
import styles from './upload-veil.module.css';
import { useUploadWords } from './use-upload-words.ts';

/** A photo on its way: how far it is and a way to stop it, or why it stopped and a way to go on. */
export function UploadVeil({ upload, className = '' }: { upload: Upload; className?: string | undefined }) {
  const words = useUploadWords(upload);
  const { state, preview } = upload;
  return (
    <div className={`${styles.frame} ${className}`}>
      <img className={styles.preview} src={preview} alt="" />
      <div className={styles.veil} data-step={state.step}>
        {state.step === 'stopped' ? (
          <Stopped upload={upload} canRetry={state.canRetry} reason={words.reason} />
        ) : (
          <Progress label={words.label} share={state.step === 'sending' ? state.share : undefined} />
        )}
      </div>
      <button
        type="button"
        className={styles.cut}
        aria-label={words.cut}
        onClick={() => discardUpload(upload.id)}
      >
        <IconX size="1.125rem" aria-hidden="true" />
      </button>
    </div>
  );
}

/** Without a share, the server is at work and nobody knows how long. */
function Progress({ label, share }: { label: string; share: number | undefined }) {
  const t = usePhotosTexts();
  const percent = share === undefined ? undefined : Math.round(share * 100);
  const text = percent === undefined ? t('upload.preparing') : t('upload.progress', { percent });
  return (
    <div className={styles.progress}>
      <span aria-hidden="true">{text}</span>
      <span
        role="progressbar"
        aria-label={label}
        aria-valuetext={text}
        {...(percent === undefined ? {} : { 'aria-valuenow': percent })}
        className={styles.track}
      >
        <span className={styles.bar} style={{ transform: `scaleX(${share ?? 1})` }} />
      </span>
    </div>
  );
}

type StoppedProps = { upload: Upload; canRetry: boolean; reason: string };

function Stopped({ upload, canRetry, reason }: StoppedProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.stopped}>
      <p className={styles.reason}>{reason}</p>
      {canRetry && (
        <Button
          size="small"
          look="on-picture"
          icon={<IconRefresh size="1rem" aria-hidden="true" />}
          onClick={() => retryUpload(upload.id)}
        >
          {t('actions.retry')}
        </Button>
      )}
    </div>
  );
}
