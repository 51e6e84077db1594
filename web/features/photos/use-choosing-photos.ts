import { useState } from 'react';
import { showOutcome } from '#web/design/outcomes.ts';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { useCheckingPictures } from './use-checking-pictures.ts';

/** A file that was chosen for a place and found good; its crop is still to be chosen. */
export type ChosenPhoto = {
  file: File;
  /** Where this page can show the file. */
  address: string;
  place: number;
  number: number;
  count: number;
};

/** Files for places: the first file for the first place, and so on. */
export type Choice = { files: readonly File[]; places: readonly number[] };

/**
 * Choosing photos, by the picker, by dropping or by pasting: every file is checked at once, what cannot be used is said,
 * and the others wait one after the other for their crop.
 */
export function useChoosingPhotos() {
  const t = usePhotosTexts();
  const check = useCheckingPictures();
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);

  const choose = async ({ files, places }: Choice) => {
    // One after the other: what is being cropped comes first.
    if (chosen.length > 0) return;
    const { good, refusals } = await check(files);
    const room = places.length === 0 ? t('refused.full') : t('refused.room', { count: places.length });
    const sentences = good.length > places.length ? [...refusals, room] : refusals;
    if (sentences.length > 0) {
      showOutcome({
        tone: 'failure',
        title: t(sentences.length > 1 ? 'refused.titleMany' : 'refused.title'),
        text: sentences.join('\n'),
      });
    }
    const fitting = good.slice(0, places.length);
    setChosen(
      fitting.map((file, index) => ({
        file,
        address: URL.createObjectURL(file),
        place: places[index] ?? 0,
        number: index + 1,
        count: fitting.length,
      })),
    );
  };

  return {
    choose: (choice: Choice) => void choose(choice),
    /** The photo whose crop is being chosen. */
    current: chosen[0],
    next: () => {
      const [done, ...rest] = chosen;
      if (done !== undefined) URL.revokeObjectURL(done.address);
      setChosen(rest);
    },
  };
}
