import { useState } from 'react';
import type { Crop } from '#contract/photos/photo.wire.ts';
import { Button } from '#web/design/button.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import styles from './crop-dialog.module.css';
import { CropStage, CropTools } from './crop-frame.tsx';
import { suggestCrop } from './crop.rules.ts';

export type ChosenCrop = { crop: Crop; preview: string };

type Props = {
  title: string;
  /** The address of the whole picture. */
  picture: string;
  /** The crop to begin with; the suggested one when there is none. */
  begun?: Crop | null | undefined;
  useLabel: string;
  /** Shown when the picture cannot be. */
  failure: string;
  onUse: (chosen: ChosenCrop) => void;
  onCancel: () => void;
};

/** Chooses the portrait part of a picture: by dragging, with arrow keys, or with buttons; a preview shows the result. */
export function CropDialog({ title, picture, begun, useLabel, failure, onUse, onCancel }: Props) {
  const t = usePhotosTexts();
  const common = useCommonTexts();
  const [image, setImage] = useState<HTMLImageElement>();
  const [chosen, setChosen] = useState<Crop>();
  const [hasFailed, setFailed] = useState(false);
  const shape = image === undefined ? 1 : image.naturalWidth / image.naturalHeight;
  const crop = image === undefined ? undefined : (chosen ?? begun ?? suggestCrop(shape));
  return (
    <DialogFrame title={title} onClose={onCancel}>
      <div className={styles.dialog}>
        {hasFailed ? (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        ) : (
          <>
            <p className={styles.text}>{t('crop.text')}</p>
            <CropStage
              picture={picture}
              crop={crop}
              onChange={setChosen}
              onLoad={setImage}
              onError={() => setFailed(true)}
            />
          </>
        )}
        {crop !== undefined && (
          <div className={styles.below}>
            <CropPreview picture={picture} crop={crop} />
            <CropTools crop={crop} shape={shape} onChange={setChosen} />
          </div>
        )}
        <div className={styles.actions}>
          <Button look="outline" onClick={onCancel}>
            {common('actions.cancel')}
          </Button>
          {image !== undefined && crop !== undefined && (
            <Button onClick={() => onUse({ crop, preview: drawCrop(image, crop) })}>{useLabel}</Button>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}

/** The part of a picture that the profile and cards show on a phone. */
function CropPreview({ picture, crop }: { picture: string; crop: Crop }) {
  const t = usePhotosTexts();
  const share = (value: number) => `${(value * 100).toFixed(3)}%`;
  return (
    <figure className={styles.preview}>
      <span className={styles.box} dir="ltr">
        <span className={styles.portrait}>
          <img
            src={picture}
            alt=""
            style={{
              width: share(1 / crop.width),
              height: share(1 / crop.height),
              left: share(-crop.x / crop.width),
              top: share(-crop.y / crop.height),
            }}
          />
        </span>
      </span>
      <figcaption className={styles.caption}>{t('crop.preview')}</figcaption>
    </figure>
  );
}

const previewWidth = 240;
const previewHeight = 320;

/** A small picture of a crop as a `data:` address, shown in its slot while the photo itself is on its way. */
function drawCrop(image: HTMLImageElement, { x, y, width, height }: Crop): string {
  const canvas = document.createElement('canvas');
  canvas.width = previewWidth;
  canvas.height = previewHeight;
  const [wide, high] = [image.naturalWidth, image.naturalHeight];
  canvas
    .getContext('2d')
    ?.drawImage(image, x * wide, y * high, width * wide, height * high, 0, 0, previewWidth, previewHeight);
  return canvas.toDataURL('image/jpeg', 0.85);
}
