/** The position of the profile picture; the other photos of the profile have 1 to 4, uploads without a position null. */
export const picturePosition = 0;
export const lastPosition = 4;

type Photo = { id: number; token: string; position: number | null };

/** Photos by their tokens; an absent part stays as it is. */
type RequestedPhotos = { picture?: string | null; gallery?: readonly string[] };

type Arrangement = {
  positions: { id: number; position: number }[];
  /** Photos that lose their position. */
  removedIds: number[];
};

/** The part of the request that contains a photo of another account, or none. */
type UnknownPhoto = { unknownIn: 'picture' | 'gallery' };

/** The positions of a member's photos. The profile picture is never in the gallery too. */
export function planArrangement(
  photos: readonly Photo[],
  { picture, gallery }: RequestedPhotos,
): Arrangement | UnknownPhoto {
  const tokens = new Set(photos.map(({ token }) => token));
  if (typeof picture === 'string' && !tokens.has(picture)) return { unknownIn: 'picture' };
  if (gallery?.some((token) => !tokens.has(token)) === true) return { unknownIn: 'gallery' };

  const currentPicture = photos.find(({ position }) => position === picturePosition)?.token ?? null;
  const nextPicture = picture === undefined ? currentPicture : picture;
  const slots =
    gallery === undefined
      ? photos.flatMap(({ token, position }) => (isGallery(position) ? [{ token, position }] : []))
      : [...new Set(gallery)]
          .filter((token) => token !== nextPicture)
          .map((token, index) => ({ token, position: index + 1 }));
  const positionOf = new Map(slots.map(({ token, position }) => [token, position]));
  if (nextPicture !== null) positionOf.set(nextPicture, picturePosition);
  return {
    positions: photos.flatMap(({ id, token }) => {
      const position = positionOf.get(token);
      return position === undefined ? [] : [{ id, position }];
    }),
    removedIds: photos
      .filter(({ token, position }) => position !== null && !positionOf.has(token))
      .map(({ id }) => id),
  };
}

function isGallery(position: number | null): position is number {
  return position !== null && position !== picturePosition;
}
