import { lazy, Suspense } from 'react';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { isSameCrop } from './crop.rules.ts';
import { startUpload } from './keep-uploads.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

type Props = { place: number; photo: OwnPhotoWire; onDone: () => void };

/** Asks for another crop of a photo that is there already, from the whole picture. */
export function PresentPhotoDialog({ place, photo, onDone }: Props) {
  const t = usePhotosTexts();
  return (
    <Suspense>
      <CropDialog
        title={t('crop.title')}
        picture={photo.source}
        begun={photo.crop}
        useLabel={t('crop.save')}
        failure={t('crop.failed')}
        onCancel={onDone}
        onUse={({ crop, preview }) => {
          const isChanged = !isSameCrop(crop, photo.crop);
          if (isChanged) startUpload({ place, preview, work: { kind: 'again', path: photo.path, crop } });
          onDone();
        }}
      />
    </Suspense>
  );
}
