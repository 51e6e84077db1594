import type { Crop } from '#contract/photos/photo.wire.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { DialogFrame } from '#web/design/dialog-frame.tsx';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import styles from './crop-dialog.module.css';
import { CropPreview } from './crop-preview.tsx';
import { CropStage } from './crop-stage.tsx';
import { CropTools } from './crop-tools.tsx';
import { suggestCrop } from './crop.rules.ts';
import { drawCrop } from './draw-crop.ts';

export type ChosenCrop = { crop: Crop; preview: string };

type Props = {
  title: string;
  /** The address of the whole picture. */
  picture: string;
  /** The crop to begin with; the suggested one when there is none. */
  begun?: Crop | null | undefined;
  useLabel: string;
  /** What is said when the picture cannot be shown. */
  failure: string;
  onUse: (chosen: ChosenCrop) => void;
  onCancel: () => void;
};

/** Chooses the portrait part of a picture: by dragging, with arrow keys, or with buttons; the preview shows what comes of it. */
export function CropDialog({ title, picture, begun, useLabel, failure, onUse, onCancel }: Props) {
  const t = usePhotosTexts();
  const { t: common } = useTranslation();
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
