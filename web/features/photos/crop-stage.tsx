import type { Crop } from '#contract/photos/photo.wire.ts';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import styles from './crop-stage.module.css';
import { portraitShape } from './crop.rules.ts';

type Props = {
  picture: string;
  /** Undefined until the picture has loaded. */
  crop: Crop | undefined;
  onChange: (crop: Crop) => void;
  onLoad: (image: HTMLImageElement) => void;
  onError: () => void;
};

/** In pixels on the screen: smaller, its corners could not be taken hold of. */
const smallestWidth = 48;

/** The whole picture with the frame on it. Left is left in every script, as in the picture. */
export function CropStage({ picture, crop, onChange, onLoad, onError }: Props) {
  const t = usePhotosTexts();
  return (
    <div className={styles.stage} dir="ltr" aria-busy={crop === undefined}>
      {crop === undefined && <p className={styles.opening}>{t('crop.opening')}</p>}
      <ReactCrop
        {...(crop === undefined ? {} : { crop: writePercent(crop) })}
        className={styles.crop ?? ''}
        aspect={portraitShape}
        minWidth={smallestWidth}
        keepSelection
        ruleOfThirds
        ariaLabels={{
          cropArea: t('crop.area'),
          nwDragHandle: t('crop.corner', { corner: t('crop.corners.topLeft') }),
          neDragHandle: t('crop.corner', { corner: t('crop.corners.topRight') }),
          seDragHandle: t('crop.corner', { corner: t('crop.corners.bottomRight') }),
          swDragHandle: t('crop.corner', { corner: t('crop.corners.bottomLeft') }),
          // A frame of fixed shape is drawn by its corners alone.
          nDragHandle: '',
          eDragHandle: '',
          sDragHandle: '',
          wDragHandle: '',
        }}
        onChange={(_pixels, percent) => onChange(readPercent(percent))}
      >
        <img
          className={styles.picture}
          src={picture}
          alt=""
          onLoad={(event) => onLoad(event.currentTarget)}
          onError={onError}
        />
      </ReactCrop>
    </div>
  );
}

function writePercent({ x, y, width, height }: Crop): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

function readPercent({ x, y, width, height }: PercentCrop): Crop {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}
