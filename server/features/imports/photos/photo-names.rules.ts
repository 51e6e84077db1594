import { joinNumber, lastNumberOf, plainNumber, readNumbers } from './read-photo-name.rules.ts';

const imageEnding = /\.(?:jpe?g|png|webp|heic|heif|jfif)$/i;
/** Files that systems hide in archives. */
const systemFile = /(?:^|\/)(?:__MACOSX\/|\.)/i;

/** Whether a file belongs to the system that made the archive, and the bureau has never seen it. */
export function isSystemFile(path: string): boolean {
  return path.endsWith('/') || systemFile.test(path);
}

export function isImageName(path: string): boolean {
  return imageEnding.test(path);
}

/** A person of a sheet with what may name the photos. */
export type NumberedPerson = {
  id: number;
  /** The profile number, or where there is none, the serial number. */
  sheetId: string | null;
  serialNo: string | null;
  /** The cell with the names of the files. */
  photoFile: string | null;
  firstName: string | null;
};

/** A photo of a person: the file, and its place among the photos of the same person. */
export type MatchedFile = { name: string; personId: number; position: number };
export type Matching = {
  matched: MatchedFile[];
  withoutRow: string[];
  /** Files whose name fits several people. */
  ambiguous: string[];
  tooMany: string[];
};

/** Assigns files to the people of a sheet. The first file of a person is the profile picture; more than `most` are left out. */
export function matchPhotos(
  paths: readonly string[],
  { people, most }: { people: readonly NumberedPerson[]; most: number },
): Matching {
  const index = indexPeople(people);
  const found = paths.map((path) => ({ path, ...findPeople(path, index) }));
  const named = found.flatMap(({ path, people: [personId, another], order }) =>
    personId === undefined || another !== undefined ? [] : [{ path, personId, order }],
  );
  const sorted = named.toSorted(
    (one, other) => one.order - other.order || one.path.localeCompare(other.path, 'en'),
  );
  const places = [...Map.groupBy(sorted, ({ personId }) => personId)].flatMap(([personId, files]) =>
    files.map(({ path }, position) => ({ name: path, personId, position })),
  );
  return {
    matched: places.filter(({ position }) => position < most),
    tooMany: places.filter(({ position }) => position >= most).map(({ name }) => name),
    withoutRow: found.filter((file) => file.people.length === 0).map(({ path }) => path),
    ambiguous: found.filter((file) => file.people.length > 1).map(({ path }) => path),
  };
}

/** The people by each kind of name; several people may have the same. */
type Index = {
  files: ReadonlyMap<string, readonly { id: number; order: number }[]>;
  profiles: ReadonlyMap<string, readonly number[]>;
  joined: ReadonlyMap<string, readonly number[]>;
  serials: ReadonlyMap<string, readonly number[]>;
  firstNames: ReadonlySet<string>;
};

function indexPeople(people: readonly NumberedPerson[]): Index {
  const profiles = people.flatMap(({ id, sheetId, serialNo }) =>
    sheetId === null || sheetId === serialNo ? [] : [{ id, number: sheetId }],
  );
  const serials = people.flatMap(({ id, serialNo }) => (serialNo === null ? [] : [{ id, number: serialNo }]));
  const files = people.flatMap(({ id, photoFile }) =>
    listFileNames(photoFile ?? '').flatMap((name, at) =>
      keysOfFile(name).map((key) => ({ id, key, order: at + 1 })),
    ),
  );
  return {
    files: new Map(
      [...Map.groupBy(files, ({ key }) => key)].map(([key, found]) => [key, onePerPerson(found)]),
    ),
    profiles: groupNumbers(profiles, plainNumber),
    joined: groupNumbers(profiles, joinNumber),
    serials: groupNumbers(serials, plainNumber),
    firstNames: new Set(people.map(({ firstName }) => (firstName ?? '').toLowerCase())),
  };
}

function onePerPerson<One extends { id: number }>(found: readonly One[]): One[] {
  return [...new Map(found.toReversed().map((each) => [each.id, each])).values()];
}

function groupNumbers(
  numbers: readonly { id: number; number: string }[],
  write: (number: string) => string | null,
): Map<string, number[]> {
  const groups = Map.groupBy(numbers, ({ number }) => write(number) ?? '');
  groups.delete('');
  return new Map([...groups].map(([key, found]) => [key, found.map(({ id }) => id)]));
}

type Found = { people: readonly number[]; order: number };

/**
 * The people that a file may be of. What the sheet calls the file counts before numbers, unless it calls it so for several people and one of
 * them has that number; a number with letters counts before a folder.
 */
function findPeople(path: string, index: Index): Found {
  const [base = '', folder = ''] = path
    .split(/[/\\]/)
    .toReversed()
    .map((segment) => segment.replace(imageEnding, '').trim());
  const own = findByNumber(base, index);
  const inFolder = findNumber(folder, index);
  const called = findCalled(path, index);
  const numbered = findProfile(base, index);
  if (called !== undefined)
    return called.people.length > 1 && numbered.length === 1 ? { people: numbered, order: 0 } : called;
  if (own?.hasLetters === true) return own;
  if (inFolder.length > 0) return { people: inFolder, order: lastNumberOf(base) };
  return own ?? { people: [], order: 0 };
}

function findCalled(path: string, { files }: Index): Found | undefined {
  const found = keysOfFile(path)
    .map((key) => files.get(key))
    .find((people) => people !== undefined);
  return found && { people: found.map(({ id }) => id), order: found[0]?.order ?? 0 };
}

function findByNumber(base: string, index: Index): (Found & { hasLetters: boolean }) | undefined {
  const [firstWord = ''] = /\p{L}+/u.exec(base) ?? [];
  const isNamed = index.firstNames.has(firstWord.toLowerCase());
  for (const { number, order, isStripped = false } of readNumbers(base)) {
    const people = isStripped ? findStripped(number, { index, isNamed }) : findNumber(number, index);
    if (people.length > 0) return { people, order, hasLetters: !isStripped && /\p{L}/u.test(number) };
  }
  return undefined;
}

/** What is behind a name counts photos, and behind the letters of a series of profile numbers it is no serial number. */
function findStripped(
  number: string,
  { index, isNamed }: { index: Index; isNamed: boolean },
): readonly number[] {
  if (isNamed) return [];
  return index.profiles.size > 0 ? findProfile(number, index) : findNumber(number, index);
}

/** The people with a number: a profile number, else a serial number. */
function findNumber(number: string, index: Index): readonly number[] {
  const exact = findProfile(number, index);
  if (exact.length > 0) return exact;
  return index.serials.get(plainNumber(number)) ?? index.joined.get(joinNumber(number) ?? '') ?? [];
}

function findProfile(number: string, { profiles }: Index): readonly number[] {
  return profiles.get(plainNumber(number)) ?? [];
}

/** The names of files in a cell, such as `KCH001.jpg, KCH001-2.jpg` or a path; a word such as "Yes" is none. */
export function listFileNames(cell: string): string[] {
  return cell
    .split(/[,;|\n]+|(?<=\.(?:jpe?g|png|webp|heic|heif|jfif))\s+(?:and\s+|&\s*)?/i)
    .map((name) => name.trim())
    .filter((name) => isImageName(withoutQuery(name)) || /\d/.test(name));
}

/** How files are compared: with their folder first, and without case, ending and the query of an address. */
function keysOfFile(path: string): string[] {
  const [base = '', folder = ''] = withoutQuery(path)
    .split(/[/\\]/)
    .toReversed()
    .map((part) => part.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim());
  const name = base.replace(imageEnding, '');
  return folder === '' ? [name] : [`${folder}/${name}`, name];
}

function withoutQuery(name: string): string {
  return name.replace(/[?#].*$/, '');
}
