import { useEffect, useRef, useState } from 'react';
import { uploadImport } from '#contract/imports/upload-import.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { createUploadCall } from '#web/api/upload-client.ts';
import { announce } from '#web/design/announcer.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { shortenName } from './sheet-file.rules.ts';

/** A sheet on its way; at 1 everything has been sent and the server reads it. */
export type Sending = { name: string; share: number };

/** Sends a sheet, with its progress and a way to stop it. Answers the number of the new import, or says why there is none. */
export function useSheetUpload(onArrived: (importId: number) => void) {
  const t = useImportsTexts();
  const [sending, setSending] = useState<Sending>();
  const [fault, setFault] = useState<string>();
  const cut = useRef<AbortController>(undefined);
  // Leaving the screen ends the sending: the server throws away what has come.
  useEffect(() => () => cut.current?.abort(), []);

  const upload = async (file: File, { signal }: AbortController) => {
    const name = shortenName(file.name);
    const call = createUploadCall({ signal, onProgress: (share) => setSending({ name, share }) });
    const answer = await call(uploadImport, { file, file_name: name });
    if (answer.result) onArrived(answer.data.im_id);
    else setFault(answer.message);
  };

  const send = async (file: File) => {
    const control = new AbortController();
    cut.current = control;
    setFault(undefined);
    setSending({ name: file.name, share: 0 });
    try {
      await upload(file, control);
    } catch (error) {
      if (control.signal.aborted) return;
      if (!(error instanceof ApiUnreachable)) throw error;
      setFault(t('sheet.unreachable'));
    } finally {
      if (!control.signal.aborted) setSending(undefined);
    }
  };

  return {
    sending,
    fault,
    refuse: setFault,
    send: (file: File) => void send(file),
    cancel: () => {
      cut.current?.abort();
      setSending(undefined);
      announce(t('sheet.cancelled'));
    },
  };
}
