import { IconRefresh, IconX } from '@tabler/icons-react';
import { announce } from '#web/design/announcer.tsx';
import { Button } from '#web/design/button.tsx';
import { useTranslation } from 'react-i18next';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { FocusKeeper } from './focus-keeper.tsx';
import { discardUpload, retryUpload, type Upload } from './keep-uploads.ts';
import styles from './upload-veil.module.css';
import { useUploadWords } from './use-upload-words.ts';

/** A photo on its way: how far it is and a way to stop it, or why it stopped and a way to go on. */
export function UploadVeil({ upload, className = '' }: { upload: Upload; className?: string | undefined }) {
  const words = useUploadWords();
  const { state, preview } = upload;
  const cut = () => {
    discardUpload(upload.id);
    announce(words.cancelled);
  };
  return (
    <div className={`${styles.frame} ${className}`}>
      <img className={styles.preview} src={preview} alt="" />
      <div className={styles.veil} data-step={state.step}>
        {state.step === 'stopped' ? (
          <FocusKeeper>
            <Stopped upload={upload} canRetry={state.canRetry} reason={words.reasonOf(upload)} />
          </FocusKeeper>
        ) : (
          <Progress
            label={words.describe(upload.place).label}
            share={state.step === 'sending' ? state.share : undefined}
          />
        )}
      </div>
      <button type="button" className={styles.cut} aria-label={words.describeCut(upload)} onClick={cut}>
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
