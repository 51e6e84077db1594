import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from '@tabler/icons-react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { Crop } from '#contract/photos/photo.wire.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import type { photos } from '#web/locales/en/photos.ts';
import styles from './crop-frame.module.css';
import { isSameCrop, moveCrop, portraitShape, resizeCrop } from './crop.rules.ts';

type StageProps = {
  picture: string;
  /** Undefined until the picture has loaded. */
  crop: Crop | undefined;
  onChange: (crop: Crop) => void;
  onLoad: (image: HTMLImageElement) => void;
  onError: () => void;
};

/** In pixels on the screen: the corners of a smaller frame could not be grasped. */
const smallestWidth = 48;

/** The whole picture with the frame on it. Left is left in every script, as in the picture. */
export function CropStage({ picture, crop, onChange, onLoad, onError }: StageProps) {
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

type ToolsProps = { crop: Crop; shape: number; onChange: (crop: Crop) => void };

type Tool = {
  name: keyof typeof photos.crop.tool;
  icon: Icon;
  change: (crop: Crop, shape: number) => Crop;
};

/** A share of the picture; a few presses lead from one end to the other. */
const step = 0.04;

const tools: readonly Tool[] = [
  { name: 'smaller', icon: IconZoomIn, change: (crop, shape) => resizeCrop(crop, { factor: 0.9, shape }) },
  { name: 'up', icon: IconArrowUp, change: (crop) => moveCrop(crop, { right: 0, down: -step }) },
  {
    name: 'larger',
    icon: IconZoomOut,
    change: (crop, shape) => resizeCrop(crop, { factor: 1 / 0.9, shape }),
  },
  { name: 'left', icon: IconArrowLeft, change: (crop) => moveCrop(crop, { right: -step, down: 0 }) },
  { name: 'down', icon: IconArrowDown, change: (crop) => moveCrop(crop, { right: 0, down: step }) },
  { name: 'right', icon: IconArrowRight, change: (crop) => moveCrop(crop, { right: step, down: 0 }) },
];

/** Buttons that move and resize the frame without dragging. A button that would change nothing is disabled. */
export function CropTools({ crop, shape, onChange }: ToolsProps) {
  const t = usePhotosTexts();
  return (
    <div role="group" aria-label={t('crop.tools')} className={styles.tools} dir="ltr">
      {tools.map(({ name, icon: Icon, change }) => {
        const changed = change(crop, shape);
        const isAtEnd = isSameCrop(changed, crop);
        return (
          <IconButton
            look="outline"
            key={name}
            aria-label={t(`crop.tool.${name}`)}
            title={t(`crop.tool.${name}`)}
            aria-disabled={isAtEnd}
            onClick={() => onChange(changed)}
          >
            <Icon size="1.25rem" aria-hidden="true" />
          </IconButton>
        );
      })}
    </div>
  );
}
