/**
 * The place of each photo: the profile picture at place 0, the four slots at 1 to 4, each a path or empty. A slot that was
 * emptied stays empty on the screen, so that no button moves under the finger; on the wire there are no gaps.
 */
export type Arrangement = readonly (string | null)[];

export const profilePicturePlace = 0;
export const slotPlaces = [1, 2, 3, 4] as const;

/** The two facts of a profile that contain photos. */
export type PhotoFacts = { u_profile_pic: string | null; u_images: readonly string[] };

/** The arrangement of a profile. */
export function arrange({ u_profile_pic, u_images }: PhotoFacts): Arrangement {
  return [u_profile_pic, ...slotPlaces.map((place) => u_images[place - 1] ?? null)];
}

/** The photos of the slots as the wire lists them. */
export function imagesOf(arrangement: Arrangement): string[] {
  return arrangement.slice(1).filter((path) => path !== null);
}

/** Whether two arrangements are the same on the wire. */
export function isSameArrangement(one: Arrangement, other: Arrangement): boolean {
  return one[0] === other[0] && imagesOf(one).join() === imagesOf(other).join();
}

type Placing = { place: number; path: string | null };

export function putPhoto(arrangement: Arrangement, { place, path }: Placing): Arrangement {
  return arrangement.map((present, index) => (index === place ? path : present));
}

/** Two places exchange their photos. With place 0, a photo of a slot becomes the profile picture. */
export function tradePlaces(arrangement: Arrangement, [one, other]: readonly [number, number]): Arrangement {
  const first = putPhoto(arrangement, { place: one, path: arrangement[other] ?? null });
  return putPhoto(first, { place: other, path: arrangement[one] ?? null });
}

/** Another crop of the same photo replaces it in every place. */
export function replacePhoto(
  arrangement: Arrangement,
  { from, to }: { from: string; to: string },
): Arrangement {
  return arrangement.map((path) => (path === from ? to : path));
}

/** The empty slots that no upload is on its way to, in order. */
export function listFreeSlots(arrangement: Arrangement, taken: readonly number[]): number[] {
  return slotPlaces.filter((place) => arrangement[place] === null && !taken.includes(place));
}

/** The next slot in a direction, past those that an upload is on its way to. */
export function findNeighbour(
  place: number,
  { step, taken }: { step: 1 | -1; taken: readonly number[] },
): number | undefined {
  const ahead =
    step === 1
      ? slotPlaces.filter((slot) => slot > place)
      : slotPlaces.filter((slot) => slot < place).toReversed();
  return ahead.find((slot) => !taken.includes(slot));
}

/** Puts a photo back where it was, or into the first free slot; unchanged when there is no room. */
export function putBack(
  arrangement: Arrangement,
  { place, path, taken }: { place: number; path: string; taken: readonly number[] },
): Arrangement {
  if (arrangement.includes(path)) return arrangement;
  const isFree = arrangement[place] === null && !taken.includes(place);
  const target = isFree ? place : listFreeSlots(arrangement, taken)[0];
  return target === undefined ? arrangement : putPhoto(arrangement, { place: target, path });
}

/** The form to send: only what is different, with what it was before, so that no change of another window is overwritten. */
export function changesBetween(before: Arrangement, wanted: Arrangement) {
  const isPictureNew = before[0] !== wanted[0];
  const isListNew = imagesOf(before).join() !== imagesOf(wanted).join();
  return {
    ...(isPictureNew && { file: wanted[0] ?? '' }),
    ...(isListNew && { images: imagesOf(wanted) }),
    previous: {
      ...(isPictureNew && { u_profile_pic: before[0] ?? null }),
      ...(isListNew && { u_images: imagesOf(before) }),
    },
  };
}

/**
 * The newest arrangement of another window with the photos that were added here, so that no upload is lost because the
 * other window was faster. Photos without room are left out.
 */
export function joinArrangements({
  before,
  wanted,
  newest,
}: {
  before: Arrangement;
  wanted: Arrangement;
  newest: Arrangement;
}): Arrangement {
  const added = wanted.flatMap((path, place) =>
    path === null || before.includes(path) ? [] : [{ path, place, taken: [] }],
  );
  return added.reduce(putBack, newest);
}
