import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '#web/design/announcer.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { usePhotosTexts } from '#web/i18n/use-photos-texts.ts';
import { profilePicturePlace } from './arrangement.rules.ts';
import { forgetTrouble, type Trouble } from './keep-arrangement.ts';
import type { Upload } from './keep-uploads.ts';

type News = { uploads: readonly Upload[]; trouble: Trouble | undefined };

/** Has screen readers say when an upload starts, stops and arrives, but not every step between; tells what was not saved. */
export function usePhotoNews({ uploads, trouble }: News): void {
  const t = usePhotosTexts();
  const before = useRef<readonly Upload[]>([]);

  const tellStep = useEffectEvent((upload: Upload) => {
    const isPicture = upload.place === profilePicturePlace;
    const number = { number: upload.place };
    if (upload.state.step === 'sending') {
      announce(isPicture ? t('upload.startedPicture') : t('upload.started', number));
    }
    if (upload.state.step !== 'stopped') return;
    const reason = upload.state.message ?? t('upload.interrupted');
    announce(isPicture ? t('upload.stoppedPicture', { reason }) : t('upload.stopped', { ...number, reason }));
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
