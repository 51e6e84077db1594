/** A file of an archive that may be a photo: the numbers that its name may mean, the likeliest first, and its place among the photos. */
type NamedFile = { name: string; candidates: { id: string; order: number }[] };

const imageEnding = /\.(?:jpe?g|png|webp|heic|heif|jfif)$/i;
/** Files that systems add to archives. */
const systemFile = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;
const first = 1;

/** Whether a file belongs to the system that made the archive, and is no file of the bureau. */
export function isSystemFile(path: string): boolean {
  return path.endsWith('/') || systemFile.test(path);
}

export function isImageName(path: string): boolean {
  return imageEnding.test(path);
}

/** A number in the form in which numbers are compared: `ITM 0012`, `itm-12` and `ITM12` are equal, and so are `12` and `012`. */
export function plainId(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');
}

/**
 * What the path of a file may mean: `12.jpg`, `12-2.jpg`, `12 (2).jpg`, `ITM12.jpg` and `ITM12 Asha.jpg`, or any name in a folder `12`. The whole name counts
 * before a name without its last number, because numbers of bureaus have hyphens too.
 */
function readPhotoName(path: string): NamedFile {
  const [base = '', folder = ''] = path
    .split(/[/\\]/)
    .toReversed()
    .map((segment) => segment.replace(imageEnding, '').trim());
  const candidates = [
    { id: plainId(folder), order: lastNumberOf(base) },
    { id: plainId(base), order: first },
    ...readNumbered(base),
    { id: plainId(/^[a-z]+[-_ ]?(\d+)$/i.exec(base)?.[1] ?? ''), order: first },
    ...readNumberedName(base),
  ];
  return { name: path, candidates: candidates.filter(({ id }) => id !== '') };
}

function lastNumberOf(base: string): number {
  return Number(/(\d{1,2})\D*$/.exec(base)?.[1] ?? first);
}

/** `12-2` and `12 (2)` may be the second photo of 12. */
function readNumbered(base: string): NamedFile['candidates'] {
  const [, id, order, inBrackets] = /^(.*\S)\s*(?:[-_. ]\s*(\d{1,2})|\(\s*(\d{1,2})\s*\))$/.exec(base) ?? [];
  return id === undefined ? [] : [{ id: plainId(id), order: Number(order ?? inBrackets) }];
}

/** `MB1093 Ms Anju Joseph`, `12_Asha`, `K-101 Beena (2)`: the number before a name. */
function readNumberedName(base: string): NamedFile['candidates'] {
  const [, id, name = ''] = /^(\p{L}{0,5}[-_ ]?\d+)[\s_.,–-]+(?=\p{L})(.+)$/u.exec(base) ?? [];
  return id === undefined ? [] : [{ id: plainId(id), order: lastNumberOf(name) }];
}

/** A photo of a person: the file, and its place among the photos of the same person. */
export type MatchedFile = { name: string; id: string; position: number };
export type Matching = { matched: MatchedFile[]; withoutRow: string[]; tooMany: string[] };

/** Assigns files to the numbers of a sheet. The first file of a person is the profile picture; more than `most` are left out. */
export function matchPhotos(
  paths: readonly string[],
  { ids, most }: { ids: ReadonlySet<string>; most: number },
): Matching {
  const found = paths.map((path) => {
    const { candidates } = readPhotoName(path);
    return { path, candidate: candidates.find(({ id }) => ids.has(id)) };
  });
  const named = found.flatMap(({ path, candidate }) =>
    candidate === undefined ? [] : [{ path, ...candidate }],
  );
  const sorted = named.toSorted(
    (one, other) => one.order - other.order || one.path.localeCompare(other.path, 'en'),
  );
  const places = [...Map.groupBy(sorted, ({ id }) => id)].flatMap(([id, files]) =>
    files.map(({ path }, position) => ({ name: path, id, position })),
  );
  return {
    matched: places.filter(({ position }) => position < most),
    tooMany: places.filter(({ position }) => position >= most).map(({ name }) => name),
    withoutRow: found.filter(({ candidate }) => candidate === undefined).map(({ path }) => path),
  };
}
