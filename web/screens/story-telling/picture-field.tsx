import { IconPhotoPlus } from '@tabler/icons-react';
import { useHydrated } from '@tanstack/react-router';
import { useId, useRef, type ChangeEvent } from 'react';
import { Button } from '#web/design/button.tsx';
import { useFileDrop } from '#web/parts/forms/use-file-drop.ts';
import { useStoryTellingTexts } from '#web/locales/en/stories/story-telling.ts';
import { freeAxisOf } from './picture-crop.rules.ts';
import styles from './picture-field.module.css';
import type { ChosenPicture } from './send-story.ts';

type Props = {
  picture: ChosenPicture | undefined;
  error: string | undefined;
  onChoose: (file: File) => void;
  onMove: (place: number) => void;
};

/** The picture of the couple: chosen or dropped, shown as cards cut it, with a slider for the part that is shown. */
export function PictureField({ picture, error, onChoose, onMove }: Props) {
  const t = useStoryTellingTexts();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  // The server renders the button; a press before the scripts have arrived would be lost.
  const isHydrated = useHydrated();
  const { isOver, dropTarget } = useFileDrop(([file]) => file !== undefined && onChoose(file));
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (file !== undefined) onChoose(file);
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {t('picture.label')}
      </span>
      <span id={`${id}-hint`} className={styles.hint}>
        {t('picture.hint')}
      </span>
      <div
        className={styles.area}
        data-over={isOver || undefined}
        data-wrong={error !== undefined || undefined}
        {...dropTarget}
      >
        {picture !== undefined && <Preview picture={picture} onMove={onMove} />}
        <div className={styles.choice}>
          {picture === undefined && <IconPhotoPlus size="2rem" stroke={1.5} aria-hidden="true" />}
          <Button
            look="outline"
            isBusy={!isHydrated}
            data-field="file"
            aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
            onClick={() => picker.current?.click()}
          >
            {t(picture === undefined ? 'picture.choose' : 'picture.change')}
          </Button>
          <span className={styles.drop}>{t('picture.drop')}</span>
        </div>
        <input ref={picker} type="file" hidden accept="image/jpeg,image/png,image/webp" onChange={pick} />
      </div>
      {error !== undefined && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

function Preview({ picture, onMove }: { picture: ChosenPicture; onMove: (place: number) => void }) {
  const t = useStoryTellingTexts();
  const axis = freeAxisOf(picture.size);
  const percent = `${picture.place * 100}%`;
  return (
    <div className={styles.preview}>
      <img
        src={picture.address}
        alt={t('picture.preview')}
        className={styles.picture}
        style={{ objectPosition: axis === 'across' ? `${percent} 0` : `0 ${percent}` }}
      />
      {axis !== null && (
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={picture.place}
          aria-label={t(`picture.${axis}`)}
          aria-valuetext={`${Math.round(picture.place * 100)}%`}
          className={styles.slider}
          onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
        />
      )}
    </div>
  );
}
