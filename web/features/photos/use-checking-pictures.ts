import { useContractTexts } from '#web/i18n/use-contract-texts.ts';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { checkPicture } from './check-picture.ts';

/** Sorts files into those that are good to send and the sentences about the others, in the server's own words. */
export function useCheckingPictures() {
  const t = usePhotosTexts();
  const sentences = useContractTexts();

  const describe = async (file: File): Promise<string | undefined> => {
    try {
      const problem = await checkPicture(file);
      return problem && sentences(`problem.${problem}`);
    } catch {
      // The device could not give the file out: it lies in a cloud, or was moved meanwhile.
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
