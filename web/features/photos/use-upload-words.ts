import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { profilePicturePlace } from './arrangement.rules.ts';
import type { Upload } from './keep-uploads.ts';

/** What is said of a photo on its way to a place: the profile picture, or a slot by its number. */
export function useUploadWords() {
  const t = usePhotosTexts();
  const kindOf = (place: number) => (place === profilePicturePlace ? 'picture' : 'slot');
  const describe = (place: number) => ({
    label: t(`upload.${kindOf(place)}.label`, { number: place }),
    arrival: t(`upload.${kindOf(place)}.arrived`, { number: place }),
    noRoom: t('refused.full'),
    start: t(`upload.${kindOf(place)}.started`, { number: place }),
  });
  const reasonOf = ({ state }: Upload) =>
    state.step === 'stopped' ? (state.message ?? t('upload.interrupted')) : '';
  return {
    describe,
    reasonOf,
    describeStop: (upload: Upload) =>
      t(`upload.${kindOf(upload.place)}.stopped`, { number: upload.place, reason: reasonOf(upload) }),
    describeCut: ({ place, state }: Upload) =>
      t(`upload.${kindOf(place)}.${state.step === 'stopped' ? 'discard' : 'cancel'}`, { number: place }),
    cancelled: t('upload.cancelled'),
  };
}
