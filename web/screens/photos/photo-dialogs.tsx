import { useEffect } from 'react';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { loadLater } from '#web/design/load-later.ts';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useContractTexts } from '#web/locales/use-contract-texts.ts';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import { isSameCrop } from './crop.rules.ts';
import { focusPlace } from './focus-handover.tsx';
import { startUpload } from './uploads-store.ts';
import type { ChosenPhoto } from './use-choosing-photos.ts';
import { useUploadWords } from './use-photos.ts';

const CropDialog = loadLater(loadCropDialog);

async function loadCropDialog() {
  return (await import('./crop-dialog.tsx')).CropDialog;
}

/** Loads the crop dialog before it is needed, so that a photo can be chosen while the connection is away. */
export function useReadyCropDialog(): void {
  useEffect(() => {
    // Without a connection now, it is loaded when it opens.
    loadCropDialog().catch(() => undefined);
  }, []);
}

type ChosenProps = { chosen: ChosenPhoto; onDone: () => void };

/** Asks for the crop of a photo that was just chosen, and starts to send it. */
export function ChosenPhotoDialog({ chosen, onDone }: ChosenProps) {
  const t = usePhotosTexts();
  const sentences = useContractTexts();
  const words = useUploadWords();
  const { file, address, place, number, count } = chosen;
  return (
    <CropDialog
      title={count === 1 ? t('crop.title') : t('crop.titleOf', { number, count })}
      picture={address}
      useLabel={t('crop.use')}
      failure={sentences('problem.broken_photo')}
      onCancel={onDone}
      onMissing={() => {
        onDone();
        showToast(t('crop.failed'));
      }}
      onUse={({ crop, preview }) => {
        startUpload({ place, preview, words: words.describe(place), work: { kind: 'new', file, crop } });
        onDone();
        if (number === count) focusPlace(place);
      }}
    />
  );
}

type PresentProps = { place: number; photo: OwnPhotoWire; onDone: () => void };

/** Asks for another crop of a stored photo, from the whole picture. */
export function PresentPhotoDialog({ place, photo, onDone }: PresentProps) {
  const t = usePhotosTexts();
  const words = useUploadWords();
  return (
    <CropDialog
      title={t('crop.title')}
      picture={photo.source}
      begun={photo.crop}
      useLabel={t('crop.save')}
      failure={t('crop.failed')}
      onCancel={onDone}
      onMissing={() => {
        onDone();
        showToast(t('crop.failed'));
      }}
      onUse={({ crop, preview }) => {
        onDone();
        if (isSameCrop(crop, photo.crop)) return;
        startUpload({
          place,
          preview,
          words: words.describe(place),
          work: { kind: 'again', path: photo.path, crop },
        });
        focusPlace(place);
      }}
    />
  );
}
