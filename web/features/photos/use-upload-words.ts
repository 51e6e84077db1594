import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { profilePicturePlace } from './arrangement.rules.ts';
import type { Upload } from './keep-uploads.ts';

/** What is said of an upload: of the profile picture, or of the photo of a slot by its number. */
export function useUploadWords({ place, state }: Upload) {
  const t = usePhotosTexts();
  const stopped = state.step === 'stopped';
  const reason = stopped ? (state.message ?? t('upload.interrupted')) : '';
  if (place === profilePicturePlace) {
    return {
      label: t('upload.progressOfPicture'),
      cut: t(stopped ? 'upload.discardPicture' : 'upload.cancelPicture'),
      reason,
    };
  }
  const number = { number: place };
  return {
    label: t('upload.progressOf', number),
    cut: t(stopped ? 'upload.discard' : 'upload.cancel', number),
    reason,
  };
}
