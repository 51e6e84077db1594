/** The part of the path of a photo that stays the same for every session and hour. */
export function tokenOf(path: string | null | undefined): string | undefined {
  return path?.split('/')[2]?.slice(0, 24);
}
