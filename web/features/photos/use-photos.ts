import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { showProfile } from '#contract/profiles/show-profile.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { arrange, type Arrangement } from './arrangement.rules.ts';
import { chooseArrangement, keptArrangement } from './keep-arrangement.ts';
import { keptUploads, type Upload } from './keep-uploads.ts';
import { rememberedPhotos } from './remember-photo.ts';

export type Photos = {
  arrangement: Arrangement;
  uploads: readonly Upload[];
  /** Whose photos they are. */
  name: string;
  /** What is known of a photo beside its path. */
  know: (path: string) => OwnPhotoWire | undefined;
};

/** The photos of the person who is signed in, as they want them; undefined while they are loading or failed to. */
export function usePhotos() {
  const { data, error, refetch } = useQuery(endpointQuery(showProfile, {}));
  const kept = useSyncExternalStore(keptArrangement.subscribe, keptArrangement.read);
  const uploads = useSyncExternalStore(keptUploads.subscribe, keptUploads.read);
  const remembered = useSyncExternalStore(rememberedPhotos.subscribe, rememberedPhotos.read);
  const profile = data?.data[0];
  const photos: Photos | undefined = profile && {
    arrangement: chooseArrangement(arrange(profile), kept),
    uploads,
    name: `${profile.u_firstname} ${profile.u_lastname}`,
    know: (path) => [...remembered, ...profile.u_photos].find((photo) => photo.path === path),
  };
  return { photos, error, reload: () => void refetch(), ...kept };
}
