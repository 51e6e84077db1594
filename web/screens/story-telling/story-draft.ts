import { attempt, createStored, readTexts } from '#web/app/storage/stored.ts';

/** What was typed, by the names of the fields; a reload of this tab leaves it. */
const typed = createStored({ key: 'story', lifetime: 'tab', parse: readTexts });

export function storeTyped(form: HTMLFormElement): void {
  typed.write(readTexts(Object.fromEntries(new FormData(form))));
}

export const readTyped = typed.read;

// The picture is too large for the storage of texts, so it is in the browser's cache. Browsers have that over HTTPS and on localhost
// alone; elsewhere the picture has to be chosen again.
const cacheName = 'story-draft';
const address = '/story-draft';

export async function storePicture(file: File): Promise<void> {
  await attemptAsync(async () => {
    const cache = await caches.open(cacheName);
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(address, new Response(file, { headers }));
  });
}

/** The picture that was chosen before a reload of this tab. One that another visit left is deleted. */
export async function readPicture(): Promise<File | undefined> {
  if (typed.read() === undefined) {
    await deletePicture();
    return undefined;
  }
  return attemptAsync(async () => {
    const response = await (await caches.open(cacheName)).match(address);
    if (response === undefined) return undefined;
    const name = decodeURIComponent(response.headers.get('x-name') ?? 'photo.jpg');
    const content = await response.blob();
    return new File([content], name, { type: content.type });
  });
}

export async function deleteDraft(): Promise<void> {
  typed.remove();
  await deletePicture();
}

async function deletePicture(): Promise<void> {
  await attemptAsync(() => caches.delete(cacheName));
}

/** Without the cache nothing is stored; what is on the screen is still there. */
async function attemptAsync<T>(access: () => Promise<T>): Promise<T | undefined> {
  return attempt(() => access().catch(() => undefined));
}
