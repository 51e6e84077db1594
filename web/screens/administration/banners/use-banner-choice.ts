import { useRef, useState } from 'react';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { useSlides } from '#web/design/hooks/use-slides.ts';

/** How long each picture of the preview stays, in milliseconds (specification, business constants). */
const interval = 3000;

/**
 * The banner in the preview: those that visitors see, one after the other, until one of all is chosen; then the movement stops.
 */
export function useBannerChoice(banners: readonly AdminBannerWire[]) {
  const place = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState<number>();
  const shown = banners.filter(({ b_state }) => b_state === 'shown');
  const slides = useSlides(shown.length, { place, interval });
  const chosen = banners.find(({ b_id }) => b_id === chosenId);
  const current = chosen ?? shown[slides.current];
  const index = current === undefined ? -1 : shown.indexOf(current);
  const choose = (banner: AdminBannerWire | undefined) => {
    if (banner === undefined) return;
    setChosenId(banner.b_id);
    slides.stop();
    const at = shown.findIndex(({ b_id }) => b_id === banner.b_id);
    if (at >= 0) slides.show(at);
  };
  return {
    place,
    shown,
    chosen,
    current,
    /** The place of the banner in the preview among those that visitors see, from 0 on. */
    index: index < 0 ? slides.current : index,
    isMoving: slides.isMoving && chosen === undefined,
    choose,
    chooseId: (id: number) => {
      setChosenId(id);
      slides.stop();
    },
    scrollToPreview: () => place.current?.scrollIntoView({ block: 'nearest' }),
    pause: () => {
      choose(current);
      slides.stop();
    },
    play: () => {
      setChosenId(undefined);
      if (!slides.isMoving) slides.toggle();
    },
  };
}

export type BannerChoice = ReturnType<typeof useBannerChoice>;
