import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { ApiRefused, ApiUnreachable } from '#web/api/answer.ts';
import { announce } from '#web/design/announcer.tsx';
import { createStore } from '#web/design/store.ts';
import { profilePicturePlace, putBack, putPhoto } from './arrangement.rules.ts';
import { forgetWithPerson } from './forget-with-person.ts';
import { changeArrangement, loadSaved, renamePhoto } from './keep-arrangement.ts';
import { rememberPhoto } from './remember-photo.ts';
import { sendPhoto, type PhotoWork } from './send-photo.ts';

export type UploadState =
  | { step: 'sending'; share: number }
  /** Everything has been sent; the server makes the widths. */
  | { step: 'preparing' }
  /** Stopped. Without a message the connection broke. What can be tried again needs no new choice. */
  | { step: 'stopped'; message?: string; canRetry: boolean };

/** A photo on its way to its place. It holds what was chosen until it has arrived or is discarded. */
export type Upload = {
  id: number;
  place: number;
  work: PhotoWork;
  /** A small picture of the crop, as a `data:` address. */
  preview: string;
  /** What is said when it has arrived, and when its place and all others were filled meanwhile. */
  words: { arrival: string; noRoom: string };
  state: UploadState;
};

/** The uploads of this tab. They go on while their person looks at other screens. */
export const keptUploads = createStore<readonly Upload[]>([]);

const cuts = new Map<number, AbortController>();
let lastId = 0;

/** Starts to send a photo; its place is taken until it has arrived or is discarded. */
export function startUpload(upload: Omit<Upload, 'id' | 'state'>): void {
  lastId += 1;
  for (const { id, place } of keptUploads.read()) if (place === upload.place) discardUpload(id);
  keptUploads.set([...keptUploads.read(), { ...upload, id: lastId, state: { step: 'sending', share: 0 } }]);
  void send(lastId);
}

/** Sends once more what is still here. */
export function retryUpload(id: number): void {
  void send(id);
}

/** Ends an upload, or discards one that has stopped. */
export function discardUpload(id: number): void {
  cuts.get(id)?.abort();
  cuts.delete(id);
  keptUploads.set(keptUploads.read().filter((upload) => upload.id !== id));
}

async function send(id: number): Promise<void> {
  const upload = keptUploads.read().find((kept) => kept.id === id);
  if (upload === undefined) return;
  const cut = new AbortController();
  cuts.set(id, cut);
  const show = (state: UploadState) => showState(id, state);
  show({ step: 'sending', share: 0 });
  try {
    const photo = await sendPhoto(upload.work, {
      signal: cut.signal,
      onProgress: (share) => show(share < 1 ? { step: 'sending', share } : { step: 'preparing' }),
    });
    if ('message' in photo) show({ step: 'stopped', ...photo });
    else await settle(upload, photo);
  } catch (error) {
    if (cut.signal.aborted) return;
    if (!(error instanceof ApiUnreachable) && !(error instanceof ApiRefused)) throw error;
    show({ step: 'stopped', canRetry: true });
  }
}

/** Puts a photo that has arrived into its place; one that was cropped otherwise is in its place already. */
async function settle({ id, place, work, preview, words }: Upload, photo: OwnPhotoWire): Promise<void> {
  // What was seen in its place until now stays until the photo has loaded.
  rememberPhoto({ ...photo, placeholder: preview });
  if (work.kind === 'again') renamePhoto({ from: work.path, to: photo.path });
  else if (!(await hasPlaced(photo.path, place))) {
    return showState(id, { step: 'stopped', message: words.noRoom, canRetry: true });
  }
  discardUpload(id);
  announce(words.arrival);
}

/** A new profile picture takes the place of the old one. A slot may have been filled by another window meanwhile. */
async function hasPlaced(path: string, place: number): Promise<boolean> {
  await loadSaved();
  const others = keptUploads.read().map((upload) => upload.place);
  let isPlaced = false;
  changeArrangement((now) => {
    const next =
      place === profilePicturePlace
        ? putPhoto(now, { place, path })
        : putBack(now, { place, path, taken: others.filter((other) => other !== place) });
    isPlaced = next.includes(path);
    return next;
  });
  return isPlaced;
}

function showState(id: number, state: UploadState): void {
  keptUploads.set(keptUploads.read().map((upload) => (upload.id === id ? { ...upload, state } : upload)));
}

forgetWithPerson(() => {
  for (const { id } of keptUploads.read()) discardUpload(id);
});

if (typeof window !== 'undefined') {
  // The connection is back: what it interrupted goes on by itself.
  window.addEventListener('online', () => {
    for (const { id, state } of keptUploads.read()) {
      if (state.step === 'stopped' && state.message === undefined) retryUpload(id);
    }
  });
  // Closing the tab would lose what has not arrived; the browser asks.
  window.addEventListener('beforeunload', (event) => {
    if (keptUploads.read().length > 0) event.preventDefault();
  });
}
