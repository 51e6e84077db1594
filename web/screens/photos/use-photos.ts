import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { OwnPhotoWire } from '#contract/photos/photo.wire.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { usePhotosTexts } from '#web/locales/en/photos.ts';
import { focusField } from '#web/parts/forms/focus-field.ts';
import type { SectionControl } from '#web/parts/sections/profile-sections.data.ts';
import { arrangementStore, chooseArrangement, forgetTrouble, type Trouble } from './arrangement-store.ts';
import { arrange, profilePicturePlace, type Arrangement } from './arrangement.rules.ts';
import { uploadedPhotos, uploadsStore, type Upload } from './uploads-store.ts';

export type Photos = {
  arrangement: Arrangement;
  uploads: readonly Upload[];
  /** The name of their member. */
  name: string;
  /** A photo by its path, when it is loaded. */
  know: (path: string) => OwnPhotoWire | undefined;
};

/** The photos of the signed-in member as they want them; undefined while they are loading or could not be loaded. */
export function usePhotos() {
  const { data, error, refetch } = useQuery(endpointQuery(showProfile, {}));
  const state = useSyncExternalStore(arrangementStore.subscribe, arrangementStore.read);
  const uploads = useSyncExternalStore(uploadsStore.subscribe, uploadsStore.read);
  const uploaded = useSyncExternalStore(uploadedPhotos.subscribe, uploadedPhotos.read);
  const profile = data?.data[0];
  const photos: Photos | undefined = profile && {
    arrangement: chooseArrangement(arrange(profile), state),
    uploads,
    name: `${profile.u_firstname} ${profile.u_lastname}`,
    know: (path) => [...uploaded, ...profile.u_photos].find((photo) => photo.path === path),
  };
  return { photos, error, reload: () => void refetch(), ...state };
}

type FieldRequest = Pick<SectionControl, 'wantedField' | 'visit'>;

/** Moves the focus to the field that a link asks for: the first element with its name as `data-field`. */
export function useWantedFocus(
  { wantedField, visit }: FieldRequest,
  field: 'u_profile_pic' | 'u_images',
): void {
  // Every press on such a link asks again.
  const wish = wantedField === field ? visit : undefined;
  useEffect(() => {
    if (wish === undefined) return;
    focusField(document.querySelector<HTMLElement>(`[data-field="${field}"]`));
  }, [field, wish]);
}

/** The words about a photo on its way to a place: the profile picture, or a slot by its number. */
export function useUploadWords() {
  const t = usePhotosTexts();
  const kindOf = (place: number) => (place === profilePicturePlace ? 'picture' : 'slot');
  const describe = (place: number) => ({
    label: t(`upload.${kindOf(place)}.label`, { number: place }),
    arrival: t(`upload.${kindOf(place)}.arrived`, { number: place }),
    noRoom: t('refused.full'),
    start: t(`upload.${kindOf(place)}.started`, { number: place }),
  });
  const reasonOf = ({ state }: Upload) =>
    state.step === 'stopped' ? (state.message ?? t('upload.interrupted')) : '';
  return {
    describe,
    reasonOf,
    describeStop: (upload: Upload) =>
      t(`upload.${kindOf(upload.place)}.stopped`, { number: upload.place, reason: reasonOf(upload) }),
    describeCut: ({ place, state }: Upload) =>
      t(`upload.${kindOf(place)}.${state.step === 'stopped' ? 'discard' : 'cancel'}`, { number: place }),
    cancelled: t('upload.cancelled'),
  };
}

type News = { uploads: readonly Upload[]; trouble: Trouble | undefined };

/** Announces when an upload starts and stops, but not every step between; shows what could not be saved. */
export function usePhotoNews({ uploads, trouble }: News): void {
  const t = usePhotosTexts();
  const words = useUploadWords();
  const before = useRef<readonly Upload[]>([]);

  const announceStep = useEffectEvent((upload: Upload) => {
    const { step } = upload.state;
    if (step === 'sending') announce(words.describe(upload.place).start);
    if (step === 'stopped') announce(words.describeStop(upload));
  });

  useEffect(() => {
    for (const upload of uploads) {
      const known = before.current.find(({ id }) => id === upload.id);
      if (known?.state.step !== upload.state.step) announceStep(upload);
    }
    before.current = uploads;
  }, [uploads]);

  const showTrouble = useEffectEvent((shown: Trouble) => {
    if (shown.kind === 'unreachable') return;
    const isChanged = shown.kind === 'changed';
    forgetTrouble();
    showOutcome({
      tone: 'failure',
      title: isChanged ? t('changedElsewhere.title') : t('notSaved.title'),
      text: isChanged ? t('changedElsewhere.text') : shown.message,
    });
  });
  useEffect(() => {
    if (trouble !== undefined) showTrouble(trouble);
  }, [trouble]);
}
