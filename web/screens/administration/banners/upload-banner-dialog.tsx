import { IconPhoto } from '@tabler/icons-react';
import { useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { Button } from '#web/design/button.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useFileDrop } from '#web/parts/forms/use-file-drop.ts';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';
import { bannerTypes } from './banner-file.rules.ts';
import styles from './upload-banner-dialog.module.css';
import { type BannerUpload, useBannerUpload } from './use-banner-upload.ts';

type Props = { onClose: () => void; onAdded: (bannerId: number) => void };

/** Chooses an image, shows it, and uploads it. */
export function UploadBannerDialog({ onClose, onAdded }: Props) {
  const t = useBannersTexts();
  const upload = useBannerUpload((bannerId) => {
    onClose();
    onAdded(bannerId);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (upload.chosen !== undefined) upload.send();
    else showOutcome({ tone: 'failure', title: t('upload.missingTitle'), text: t('upload.missingText') });
  };
  return (
    <DialogFrame title={t('upload.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <ImageChoice upload={upload} />
        {upload.fault !== undefined && (
          <p role="alert" className={styles.fault}>
            {upload.fault}
          </p>
        )}
        {upload.share !== undefined && <Progress name={upload.chosen?.name ?? ''} share={upload.share} />}
        <div className={styles.actions}>
          <Button
            type="submit"
            aria-disabled={upload.chosen === undefined}
            isBusy={upload.share !== undefined}
          >
            {t('upload.send')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('upload.cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

function ImageChoice({ upload }: { upload: BannerUpload }) {
  const t = useBannersTexts();
  const input = useRef<HTMLInputElement>(null);
  const { chosen } = upload;
  const { isOver, dropTarget } = useFileDrop(upload.choose);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Without this, choosing the same file again would be no change.
    currentTarget.value = '';
    upload.choose(files);
  };
  return (
    <div className={styles.choice} {...dropTarget}>
      <div
        className={styles.stage}
        data-over={isOver || undefined}
        data-empty={chosen === undefined || undefined}
      >
        <Shown upload={upload} />
      </div>
      <input ref={input} type="file" hidden accept={bannerTypes} onChange={pick} />
      <div className={styles.picker}>
        <Button
          look="outline"
          size="small"
          data-autofocus
          aria-describedby="banner-file-hint"
          aria-disabled={upload.share !== undefined}
          onClick={() => input.current?.click()}
        >
          {t(chosen === undefined ? 'upload.choose' : 'upload.chooseOther')}
        </Button>
        <span className={styles.drop}>{t('upload.drop')}</span>
      </div>
      <p id="banner-file-hint" className={styles.hint}>
        {t('upload.hint')}
      </p>
    </div>
  );
}

function Shown({ upload: { chosen, isBroken, reject } }: { upload: BannerUpload }) {
  const t = useBannersTexts();
  if (chosen === undefined || isBroken) {
    return (
      <p className={styles.none}>
        <IconPhoto size="2.25rem" stroke={1.4} aria-hidden="true" />
        {chosen === undefined ? t('upload.none') : t('upload.noPreview', { name: chosen.name })}
      </p>
    );
  }
  return (
    <img
      className={styles.picture}
      src={chosen.address}
      alt={t('upload.alt', { name: chosen.name })}
      onError={reject}
    />
  );
}

/** How much is sent; then the server draws the picture, which takes a moment. */
function Progress({ name, share }: { name: string; share: number }) {
  const t = useBannersTexts();
  const isSent = share >= 1;
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={t('upload.sending', { name })}
        {...(!isSent && { value: share, max: 1 })}
      />
      <span className={styles.hint}>{isSent ? t('upload.preparing') : t('upload.percent', { percent })}</span>
    </div>
  );
}
