import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { createStore } from '#web/design/store.ts';
import { forgetWithPerson } from './forget-with-person.ts';

/** Photos that were uploaded in this tab, until the profile itself tells what they were cropped from. */
export const rememberedPhotos = createStore<readonly OwnPhotoWire[]>([]);

forgetWithPerson(() => rememberedPhotos.set([]));

export function rememberPhoto(photo: OwnPhotoWire): void {
  rememberedPhotos.set([...rememberedPhotos.read(), photo]);
}
