import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';
import { bannerShapes, clampPoint, type FocusPoint, movePoint, positionIn } from './banner-focus.rules.ts';
import styles from './focus-picker.module.css';

type Props = { banner: AdminBannerWire; point: FocusPoint; onChange: (point: FocusPoint) => void };

/** The whole picture with its focus point, which is dragged or moved by arrow keys; below it what screens of both shapes show. */
export function FocusPicker({ banner, point, onChange }: Props) {
  const t = useBannersTexts();
  const id = useId();
  const [isDragged, setDragged] = useState(false);
  const words = t('edit.focusAt', { x: Math.round(point.x * 100), y: Math.round(point.y * 100) });
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(clampPoint({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }));
  };
  // A finger drags the point alone, so that the dialog can be scrolled over the picture; a press on the picture moves it there.
  const start = (event: PointerEvent<HTMLElement>) => {
    const isPoint = event.target instanceof Element && event.target.role === 'slider';
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isPoint)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(true);
    follow(event);
  };
  const press = (event: KeyboardEvent) => {
    const moved = movePoint(point, event);
    if (moved === undefined) return;
    event.preventDefault();
    onChange(moved);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <span id={id} className={styles.label}>
        {t('edit.focus')}
      </span>
      <span id={`${id}-hint`} className={styles.hint}>
        {t('edit.focusHint')}
      </span>
      <div
        dir="ltr"
        className={styles.stage}
        data-dragged={isDragged || undefined}
        style={{ aspectRatio: `${banner.b_width} / ${banner.b_height}` }}
        onPointerDown={start}
        onPointerMove={(event) => {
          if (isDragged) follow(event);
        }}
        onPointerUp={(event) => {
          setDragged(false);
          follow(event);
        }}
        onPointerCancel={() => setDragged(false)}
      >
        <img src={banner.b_source} alt="" draggable={false} className={styles.picture} />
        <span
          role="slider"
          tabIndex={0}
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(point.x * 100)}
          aria-valuetext={words}
          className={styles.point}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          onKeyDown={press}
        />
      </div>
      <span className={styles.hint} aria-hidden="true">
        {words}
      </span>
      <div className={styles.previews} aria-hidden="true">
        {(['wide', 'tall'] as const).map((shape) => (
          <figure key={shape} className={styles.preview} data-shape={shape}>
            <img
              src={banner.b_source}
              alt=""
              style={{
                objectPosition: positionIn(bannerShapes[shape], {
                  point,
                  size: { width: banner.b_width, height: banner.b_height },
                }),
              }}
            />
            <figcaption>{t(`edit.${shape}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
