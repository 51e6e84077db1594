import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { loadLater } from '#web/design/load-later.ts';
import { showToast } from '#web/design/toasts.ts';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { isSameCrop } from './crop.rules.ts';
import { focusPlace } from './focus-keeper.tsx';
import { startUpload } from './keep-uploads.ts';
import { loadCropDialog } from './load-crop-dialog.ts';
import { useUploadWords } from './use-upload-words.ts';

const CropDialog = loadLater(loadCropDialog);

type Props = { place: number; photo: OwnPhotoWire; onDone: () => void };

/** Asks for another crop of a photo that is there already, from the whole picture. */
export function PresentPhotoDialog({ place, photo, onDone }: Props) {
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
