import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#web/design/announcer.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { forgetTrouble, type Trouble } from './keep-arrangement.ts';
import type { Upload } from './keep-uploads.ts';
import { useUploadWords } from './use-upload-words.ts';

type News = { uploads: readonly Upload[]; trouble: Trouble | undefined };

/** Has screen readers say when an upload starts and stops, but not every step between; tells what was not saved. */
export function usePhotoNews({ uploads, trouble }: News): void {
  const t = usePhotosTexts();
  const words = useUploadWords();
  const before = useRef<readonly Upload[]>([]);

  const tellStep = useEffectEvent((upload: Upload) => {
    const { step } = upload.state;
    if (step === 'sending') announce(words.describe(upload.place).start);
    if (step === 'stopped') announce(words.describeStop(upload));
  });

  useEffect(() => {
    for (const upload of uploads) {
      const known = before.current.find(({ id }) => id === upload.id);
      if (known?.state.step !== upload.state.step) tellStep(upload);
    }
    before.current = uploads;
  }, [uploads]);

  const tellTrouble = useEffectEvent((told: Trouble) => {
    if (told.kind === 'unreachable') return;
    const isChanged = told.kind === 'changed';
    forgetTrouble();
    showOutcome({
      tone: 'failure',
      title: isChanged ? t('changedElsewhere.title') : t('notSaved.title'),
      text: isChanged ? t('changedElsewhere.text') : told.message,
    });
  });
  useEffect(() => {
    if (trouble !== undefined) tellTrouble(trouble);
  }, [trouble]);
}
