import { loadLater } from '#web/design/load-later.ts';
import { showToast } from '#web/design/toasts.ts';
import { useContractTexts } from '#web/i18n/use-contract-texts.ts';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { focusPlace } from './focus-keeper.tsx';
import { startUpload } from './keep-uploads.ts';
import { loadCropDialog } from './load-crop-dialog.ts';
import type { ChosenPhoto } from './use-choosing-photos.ts';
import { useUploadWords } from './use-upload-words.ts';

const CropDialog = loadLater(loadCropDialog);

type Props = { chosen: ChosenPhoto; onDone: () => void };

/** Asks for the crop of a photo that was just chosen, and starts to send it. */
export function ChosenPhotoDialog({ chosen, onDone }: Props) {
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
