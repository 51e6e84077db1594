import { useEffect, useEffectEvent, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { focusFirstWrong, hasErrors, restoreFields } from '#web/parts/forms/native-form.ts';
import { useTexts } from '#web/locales/define-texts.ts';
import { useStoryTellingTexts } from '#web/locales/en/stories/story-telling.ts';
import type { ChosenPicture, StoryDraft, StoryErrors, StoryField } from './send-story.ts';
import { deleteDraft, readPicture, readTyped, storePicture, storeTyped } from './story-draft.ts';
import { firstPlaceOf, type PictureSize } from './picture-crop.rules.ts';

const loadSending = () => import('./send-story.ts');

/** A story that was sent, and the two as they were typed. */
export type SentCouple = { id: number | undefined; brideId: string; groomId: string };

/** The form of a story: its picture, what is wrong, the progress of sending. What was typed stays until it is delivered. */
export function useStoryForm(form: RefObject<HTMLFormElement | null>, onSent: (couple: SentCouple) => void) {
  const texts = useTexts();
  const t = useStoryTellingTexts();
  const [errors, setErrors] = useState<StoryErrors>({});
  const [picture, setPicture] = useState<ChosenPicture>();
  /** The share that was sent; undefined when nothing is being sent. */
  const [share, setShare] = useState<number>();
  const sending = useRef<AbortController>(undefined);

  const setError = (field: StoryField, sentence: string | undefined) =>
    setErrors(({ [field]: _before, ...others }) =>
      sentence === undefined ? others : { ...others, [field]: sentence },
    );

  /** The file that was chosen last: one that is opened more slowly does not replace it. */
  const latest = useRef<File>(undefined);
  const showPicture = async (file: File) => {
    latest.current = file;
    const opened = await openPicture(file);
    if (latest.current !== file) {
      if (opened !== undefined) URL.revokeObjectURL(opened.address);
      return;
    }
    if (opened === undefined) return setError('file', t('picture.unreadable'));
    setPicture({ file, ...opened, place: firstPlaceOf(opened.size) });
    setError('file', undefined);
  };

  const showRestored = useEffectEvent(showPicture);
  useEffect(() => {
    const restore = async () => {
      if (form.current !== null) restoreFields(form.current, readTyped() ?? {});
      const file = await readPicture();
      if (file !== undefined && latest.current === undefined) await showRestored(file);
    };
    void restore();
    return () => sending.current?.abort();
  }, [form]);

  const address = picture?.address;
  useEffect(() => {
    if (address === undefined) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  const choosePicture = async (file: File) => {
    if (file.size > mostBytes) return setError('file', t('picture.large'));
    if (form.current !== null) storeTyped(form.current);
    await storePicture(file);
    await showPicture(file);
  };

  const fail = (text: string) => showOutcome({ tone: 'failure', title: t('outcome.failed'), text });

  const deliver = async (target: HTMLFormElement, signal: AbortSignal) => {
    const { checkStory, sendStory } = await loadSending();
    const draft = readForm(target, picture);
    const wrong = checkStory(draft, texts);
    if (!hasErrors(wrong)) setShare(0);
    const {
      errors: found,
      refusal,
      id,
    } = hasErrors(wrong)
      ? { errors: wrong, refusal: undefined, id: undefined }
      : await sendStory(draft, { texts, onProgress: setShare, signal });
    setErrors(found);
    if (hasErrors(found)) return focusFirstWrong(target, found);
    if (refusal !== undefined) return fail(refusal.message || t('outcome.failedText'));
    await deleteDraft();
    const { bride_id: brideId = '', groom_id: groomId = '' } = draft.typed;
    showOutcome({ tone: 'success', title: t('outcome.submitted'), text: t('outcome.submittedText') });
    return onSent({ id, brideId, groomId });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current !== undefined) return;
    const abort = new AbortController();
    sending.current = abort;
    try {
      await deliver(event.currentTarget, abort.signal);
    } catch {
      if (!abort.signal.aborted) fail(t('outcome.failedText'));
    } finally {
      sending.current = undefined;
      setShare(undefined);
    }
  };

  /** Shows what is wrong with a field that was left, and removes the error as soon as the field is right. */
  const check = async (target: HTMLFormElement, field: StoryField) => {
    // When the rules do not arrive, sending shows the failure.
    const rules = await loadSending().catch(() => undefined);
    if (rules !== undefined) setError(field, rules.checkStory(readForm(target, picture), texts)[field]);
  };

  return {
    errors,
    picture,
    share,
    submit,
    check,
    choosePicture,
    movePicture: (place: number) => setPicture((chosen) => chosen && { ...chosen, place }),
    cancel: () => sending.current?.abort(),
    prepare: () => void loadSending().catch(() => undefined),
  };
}

/** As the service: 10 MB. */
const mostBytes = 10 * 1024 * 1024;

function readForm(form: HTMLFormElement, picture: ChosenPicture | undefined): StoryDraft {
  const data = new FormData(form);
  const typed: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string') typed[name] = value;
  return { typed, hasConsent: data.has('consent'), picture };
}

type OpenedPicture = { size: PictureSize; address: string };

/**
 * The size of a picture as a person sees it, upright, and an address at which this window shows it, until it is revoked; undefined for
 * a file that the browser cannot show.
 */
async function openPicture(file: Blob): Promise<OpenedPicture | undefined> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { size: { width: image.naturalWidth, height: image.naturalHeight }, address };
  } catch {
    URL.revokeObjectURL(address);
    return undefined;
  }
}
