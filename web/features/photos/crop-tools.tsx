import type { Crop } from '#contract/photos/photo.wire.ts';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from '@tabler/icons-react';
import { IconButton } from '#web/design/icon-button.tsx';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import type { photos } from '#web/locales/en/photos.ts';
import styles from './crop-tools.module.css';
import { isSameCrop, moveCrop, resizeCrop } from './crop.rules.ts';

type Props = { crop: Crop; shape: number; onChange: (crop: Crop) => void };

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

/** The frame without dragging: for whoever finds that hard. A button that would change nothing says so. */
export function CropTools({ crop, shape, onChange }: Props) {
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
