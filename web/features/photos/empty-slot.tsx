import { IconCameraPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { FilePicker } from './file-picker.tsx';
import styles from './photo-slot.module.css';

/** A slot without a photo: one press opens the picker. */
export function EmptySlot({ place, onPick }: { place: number; onPick: (files: File[]) => void }) {
  const t = usePhotosTexts();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.add}
        data-field="u_images"
        aria-label={t('addTo', { number: place })}
        onClick={() => picker.current?.click()}
      >
        <IconCameraPlus size="1.75rem" stroke={1.5} aria-hidden="true" />
        <span>{t('add')}</span>
      </button>
      <FilePicker ref={picker} isMultiple onPick={onPick} />
    </>
  );
}
