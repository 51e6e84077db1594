import { useState } from 'react';
import { largestFileBytes } from '#contract/calls/upload.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useContractTexts } from '#web/locales/use-contract-texts.ts';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import { findPictureProblem, readPictureFacts, type PictureProblem } from './picture-facts.rules.ts';

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
 * Choosing photos, by the picker, by dropping or by pasting: every file is checked at once, a dialog names those that
 * cannot be used, and the others are cropped one after the other.
 */
export function useChoosingPhotos() {
  const t = usePhotosTexts();
  const check = useCheckingPictures();
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);

  const choose = async ({ files, places }: Choice) => {
    // The photos that are being cropped come first.
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

/** Sorts files into those that can be sent and the sentences about the others, which are the server's. */
function useCheckingPictures() {
  const t = usePhotosTexts();
  const sentences = useContractTexts();

  const describe = async (file: File): Promise<string | undefined> => {
    try {
      const problem = await checkPicture(file);
      return problem && sentences(`problem.${problem}`);
    } catch {
      // The device could not read the file: it is in a cloud, or was moved.
      return t('refused.unreadable');
    }
  };

  return async (files: readonly File[]) => {
    const checked = await Promise.all(files.map(async (file) => ({ file, reason: await describe(file) })));
    return {
      good: checked.filter(({ reason }) => reason === undefined).map(({ file }) => file),
      refusals: checked.flatMap(({ file, reason }) =>
        reason === undefined ? [] : [t('refused.line', { name: file.name, reason })],
      ),
    };
  };
}

/** What is wrong with a file. Rejects when the device cannot read it. */
async function checkPicture(file: File): Promise<PictureProblem | undefined> {
  if (file.size > largestFileBytes) return 'photo_too_large';
  return findPictureProblem(readPictureFacts(new Uint8Array(await file.arrayBuffer())));
}
