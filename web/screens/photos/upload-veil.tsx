import { IconRefresh, IconX } from '@tabler/icons-react';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import { FocusHandover } from './focus-handover.tsx';
import styles from './upload-veil.module.css';
import { discardUpload, retryUpload, type Upload } from './uploads-store.ts';
import { useUploadWords } from './use-photos.ts';

/** A photo on its way: how far it is and a way to stop it, or why it stopped and a way to go on. */
export function UploadVeil({ upload }: { upload: Upload }) {
  const words = useUploadWords();
  const { state, preview } = upload;
  const cut = () => {
    discardUpload(upload.id);
    announce(words.cancelled);
  };
  return (
    <div className={styles.frame}>
      <img className={styles.preview} src={preview} alt="" />
      <div className={styles.veil} data-step={state.step}>
        {state.step === 'stopped' ? (
          <FocusHandover>
            <Stopped upload={upload} canRetry={state.canRetry} reason={words.reasonOf(upload)} />
          </FocusHandover>
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

/** Without a share, the server is at work for an unknown time. */
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
  const t = useCommonTexts();
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
          {t('actions.tryAgain')}
        </Button>
      )}
    </div>
  );
}
