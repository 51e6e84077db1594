import type { Crop, OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { cropPhoto, uploadPhoto } from '#contract/photos/photos.ts';
import { ApiRefused, ApiUnreachable, isTemporary } from '#web/app/client/answer.ts';
import { createUploadCall } from '#web/app/client/upload-client.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { createStore } from '#web/design/store.ts';
import { changeArrangement, loadSaved, onMemberChange, renamePhoto } from './arrangement-store.ts';
import { profilePicturePlace, putBack, putPhoto } from './arrangement.rules.ts';

/** A photo to send, or another crop of one that is stored already. */
type PhotoWork = { kind: 'new'; file: File; crop: Crop } | { kind: 'again'; path: string; crop: Crop };

type UploadState =
  | { step: 'sending'; share: number }
  /** Everything has been sent; the server makes the widths. */
  | { step: 'preparing' }
  /** Without a message the connection broke. */
  | { step: 'stopped'; message?: string; canRetry: boolean };

/** A photo on its way to its place, with all that was chosen, until it has arrived or is discarded. */
export type Upload = {
  id: number;
  place: number;
  work: PhotoWork;
  /** A small picture of the crop, as a `data:` address. */
  preview: string;
  /** The sentences for its arrival, and for finding every place filled. */
  words: { arrival: string; noRoom: string };
  state: UploadState;
};

/** The uploads of this tab. They go on while the member looks at other screens. */
export const uploadsStore = createStore<readonly Upload[]>([]);

/** Photos that were uploaded in this tab, until the profile itself contains what they were cropped from. */
export const uploadedPhotos = createStore<readonly OwnPhotoWire[]>([]);

const abortControllers = new Map<number, AbortController>();
let lastId = 0;

/** Starts to send a photo; its place is occupied until it has arrived or is discarded. */
export function startUpload(upload: Omit<Upload, 'id' | 'state'>): void {
  lastId += 1;
  for (const { id, place } of uploadsStore.read()) if (place === upload.place) discardUpload(id);
  uploadsStore.set([...uploadsStore.read(), { ...upload, id: lastId, state: { step: 'sending', share: 0 } }]);
  void send(lastId);
}

/** Sends a stopped upload once more. */
export function retryUpload(id: number): void {
  void send(id);
}

/** Ends an upload, or discards one that has stopped. */
export function discardUpload(id: number): void {
  abortControllers.get(id)?.abort();
  abortControllers.delete(id);
  uploadsStore.set(uploadsStore.read().filter((upload) => upload.id !== id));
}

async function send(id: number): Promise<void> {
  const upload = uploadsStore.read().find((one) => one.id === id);
  if (upload === undefined) return;
  const controller = new AbortController();
  abortControllers.set(id, controller);
  const show = (state: UploadState) => showState(id, state);
  show({ step: 'sending', share: 0 });
  try {
    const photo = await sendPhoto(upload.work, {
      signal: controller.signal,
      onProgress: (share) => show(share < 1 ? { step: 'sending', share } : { step: 'preparing' }),
    });
    if ('message' in photo) show({ step: 'stopped', ...photo });
    else await settle(upload, photo);
  } catch (error) {
    if (controller.signal.aborted) return;
    if (!(error instanceof ApiUnreachable) && !(error instanceof ApiRefused)) throw error;
    show({ step: 'stopped', canRetry: true });
  }
}

type Watch = { onProgress: (share: number) => void; signal: AbortSignal };

/** The server's sentence for why there is no photo, and whether another try makes sense. */
type PhotoRefusal = { message: string; canRetry: boolean };

/** Sends a photo, or has one cropped; returns the new photo or why there is none. Throws `ApiUnreachable`. */
async function sendPhoto(work: PhotoWork, watch: Watch): Promise<OwnPhotoWire | PhotoRefusal> {
  const call = createUploadCall(watch);
  const answer =
    work.kind === 'new'
      ? await call(uploadPhoto, { photo: work.file, crop: work.crop })
      : await call(cropPhoto, { path: work.path, crop: work.crop });
  if (answer.result) return answer.data;
  return { message: answer.message, canRetry: isTemporary(answer) };
}

/** Puts a photo that has arrived into its place; another crop of a photo replaces it where it is. */
async function settle({ id, place, work, preview, words }: Upload, photo: OwnPhotoWire): Promise<void> {
  // The preview is shown until the photo has loaded.
  uploadedPhotos.set([...uploadedPhotos.read(), { ...photo, placeholder: preview }]);
  if (work.kind === 'again') renamePhoto({ from: work.path, to: photo.path });
  else if (!(await hasPlaced(photo.path, place))) {
    return showState(id, { step: 'stopped', message: words.noRoom, canRetry: true });
  }
  discardUpload(id);
  announce(words.arrival);
}

/** A new profile picture replaces the old one. A slot may have been filled by another window since. */
async function hasPlaced(path: string, place: number): Promise<boolean> {
  await loadSaved();
  const others = uploadsStore.read().map((upload) => upload.place);
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
  uploadsStore.set(uploadsStore.read().map((upload) => (upload.id === id ? { ...upload, state } : upload)));
}

onMemberChange(() => {
  uploadedPhotos.set([]);
  for (const { id } of uploadsStore.read()) discardUpload(id);
});

if (typeof window !== 'undefined') {
  // The connection is back: uploads that it interrupted go on by themselves.
  window.addEventListener('online', () => {
    for (const { id, state } of uploadsStore.read()) {
      if (state.step === 'stopped' && state.message === undefined) retryUpload(id);
    }
  });
  // Closing the tab would lose what has not arrived; the browser asks.
  window.addEventListener('beforeunload', (event) => {
    if (uploadsStore.read().length > 0) event.preventDefault();
  });
}
