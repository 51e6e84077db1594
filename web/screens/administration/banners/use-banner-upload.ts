import { useEffect, useRef, useState } from 'react';
import { addBanner } from '#contract/banners/banner-editing.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { isNotProved } from '#web/app/client/proof.ts';
import { createUploadCall } from '#web/app/client/upload-client.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';
import { findFileFault } from './banner-file.rules.ts';
import { useForgetLanding } from './use-banner-changes.ts';

/** A file that was chosen and not sent yet; it is shown from its address. */
type ChosenImage = { file: File; name: string; address: string };

/** Choosing and sending the image of a new banner. Closing the dialog ends the upload. */
export function useBannerUpload(onAdded: (bannerId: number) => void) {
  const t = useBannersTexts();
  const forgetLanding = useForgetLanding();
  const [chosen, setChosen] = useState<ChosenImage>();
  const [isBroken, setBroken] = useState(false);
  const [fault, setFault] = useState<string>();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);
  useEffect(() => () => running.current?.abort(), []);

  const choose = ([file, ...others]: readonly File[]) => {
    if (file === undefined || share !== undefined) return;
    const found = others.length > 0 ? 'several' : findFileFault(file);
    setFault(found === undefined ? undefined : t(`upload.${found}`));
    if (found !== undefined) return;
    setBroken(false);
    setChosen({ file, name: file.name, address: URL.createObjectURL(file) });
  };

  const call = async (file: File, signal: AbortSignal) => {
    const answer = await createUploadCall({ signal, onProgress: setShare })(addBanner, { file });
    if (!answer.result && isNotProved(answer)) return;
    if (!answer.result) {
      const text = answer.errors?.[0]?.message ?? answer.message;
      showOutcome({ tone: 'failure', title: t('upload.refusedTitle'), text });
      return;
    }
    forgetLanding();
    onAdded(answer.data.b_id);
    announce(t('upload.doneText'));
  };

  const send = async ({ file }: ChosenImage) => {
    const control = new AbortController();
    running.current = control;
    setShare(0);
    try {
      await call(file, control.signal);
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiUnreachable)) throw error;
      showOutcome({ tone: 'failure', title: t('upload.brokenTitle'), text: t('upload.brokenText') });
    } finally {
      if (!control.signal.aborted) setShare(undefined);
    }
  };

  return {
    chosen,
    isBroken,
    fault,
    /** How much of the running upload is sent, from 0 to 1. */
    share,
    choose,
    /** The browser cannot show the chosen file; the server may read it all the same. */
    reject: () => setBroken(true),
    send: () => {
      if (chosen !== undefined && share === undefined) void send(chosen);
    },
  };
}

export type BannerUpload = ReturnType<typeof useBannerUpload>;
