import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { removeLogo, uploadLogo } from '#contract/site/logo.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import { useUnsavedChanges } from '#web/parts/sections/unsaved-changes.ts';
import { findFileFault } from './logo-file.rules.ts';
import { useShowSaved } from './use-settings-form.ts';

/** A file that was chosen and not saved yet; it is shown from its address. */
export type ChosenLogo = { file: File; name: string; address: string };

/** Choosing, saving and removing the logo. `onDone` is called when the buttons that were pressed are gone. */
export function useLogo(onDone: () => void) {
  const t = useSiteSettingsTexts();
  const call = useCall(t('logo.failed'));
  const showSaved = useShowSaved();
  const [chosen, setChosen] = useState<ChosenLogo>();
  const [fault, setFault] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);
  useUnsavedChanges({ isUnsaved: chosen !== undefined, discard: () => setChosen(undefined) });

  const choose = ([file, ...others]: readonly File[]) => {
    if (file === undefined || saving.isPending) return;
    const found = others.length > 0 ? 'several' : findFileFault(file);
    setFault(found === undefined ? undefined : t(`logo.${found}`));
    if (found === undefined) setChosen({ file, name: file.name, address: URL.createObjectURL(file) });
  };
  const settle = () => {
    setChosen(undefined);
    setFault(undefined);
    onDone();
  };
  const saving = useMutation({
    mutationFn: async ({ file }: ChosenLogo) => {
      const answer = await call(uploadLogo, { logo: file });
      if (answer === undefined) return;
      if (!answer.result) {
        setFault(answer.errors?.[0]?.message ?? answer.message);
        return;
      }
      await showSaved(answer.data);
      settle();
      showToast(t('logo.saved'));
    },
  });
  const removing = useMutation({
    mutationFn: async () => {
      const answer = await call(removeLogo, {});
      if (answer === undefined) return;
      if (!answer.result) {
        showOutcome({ tone: 'failure', title: t('logo.failed'), text: answer.message });
        return;
      }
      await showSaved(answer.data);
      settle();
      showToast(t('logo.removed'));
    },
  });
  return {
    chosen,
    fault,
    isBusy: saving.isPending || removing.isPending,
    choose,
    save: () => {
      if (chosen !== undefined && !saving.isPending) saving.mutate(chosen);
    },
    cancel: () => {
      if (!saving.isPending) settle();
    },
    remove: () => {
      const confirm = { label: t('logo.remove'), run: () => removing.mutate() };
      showOutcome({ tone: 'question', title: t('logo.removeTitle'), text: t('logo.removeText'), confirm });
    },
    /** The browser cannot show the chosen file. */
    reject: () => {
      setChosen(undefined);
      setFault(t('logo.broken'));
    },
  };
}
