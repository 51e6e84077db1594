/** The profile picture stands at place 0, the photos beside it at 1 to 4. */
export const picturePosition = 0;

export type PlacedPhoto = { id: number; token: string; position: number | null };

/** What a member wants: absent leaves things as they are. Photos are named by their tokens. */
export type WantedPhotos = { picture?: string | null; gallery?: readonly string[] };

export type Arrangement = {
  places: { id: number; position: number }[];
  /** Photos that had a place and have none any more. */
  removedIds: number[];
};

/** Something that is no photo of the member was named, for this field. */
export type UnknownPhoto = { unknownIn: 'picture' | 'gallery' };

/** Where each photo of a member will stand. A photo stands once: the profile picture is not in the gallery too. */
export function planArrangement(
  photos: readonly PlacedPhoto[],
  { picture, gallery }: WantedPhotos,
): Arrangement | UnknownPhoto {
  const byToken = new Map(photos.map((photo) => [photo.token, photo]));
  if (typeof picture === 'string' && !byToken.has(picture)) return { unknownIn: 'picture' };
  if (gallery?.some((token) => !byToken.has(token)) === true) return { unknownIn: 'gallery' };

  const pictureNow = photos.find(({ position }) => position === picturePosition)?.token ?? null;
  const pictureThen = picture === undefined ? pictureNow : picture;
  const slots =
    gallery === undefined
      ? photos.flatMap(({ token, position }) => (isSlot(position) ? [{ token, position }] : []))
      : [...new Set(gallery)]
          .filter((token) => token !== pictureThen)
          .map((token, index) => ({ token, position: index + 1 }));
  const positions = new Map(slots.map(({ token, position }) => [token, position]));
  if (pictureThen !== null) positions.set(pictureThen, picturePosition);
  return {
    places: photos.flatMap(({ id, token }) => {
      const position = positions.get(token);
      return position === undefined ? [] : [{ id, position }];
    }),
    removedIds: photos
      .filter(({ token, position }) => position !== null && !positions.has(token))
      .map(({ id }) => id),
  };
}

function isSlot(position: number | null): position is number {
  return position !== null && position !== picturePosition;
}
