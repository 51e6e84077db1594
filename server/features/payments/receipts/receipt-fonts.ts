import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type * as fontkit from 'fontkit';

const headBytes = { woff: 44, font: 12 } as const;
const entryBytes = { woff: 20, font: 16 } as const;

/**
 * The font inside a WOFF file. The library would unpack each table again for every receipt, which takes five times as long as drawing it.
 * Source: WOFF File Format 1.0, W3C, sections 3 to 5.
 */
function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(headBytes.font + count * entryBytes.font);
  // The kind of the font, and how many tables it has. The three numbers after it help a binary search that nobody makes here.
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = headBytes.woff + index * entryBytes.woff;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field));
    if (start === undefined || packed === undefined || length === undefined) throw new Error('No table');
    const stored = woff.subarray(start, start + packed);
    // A table that would not become smaller is stored as it is.
    const table = packed < length ? inflateSync(stored) : stored;
    const to = headBytes.font + index * entryBytes.font;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}

/** How a text is set: names and headings in `display`, figures and labels that matter in `strong`. */
export type Weight = 'regular' | 'strong' | 'display';

type OpenedFont = { name: string; bytes: Buffer; font: fontkit.Font };

/** A piece of a text that one font can show. */
export type Run = OpenedFont & { text: string };

/** What is switched off in a piece that the library cannot set otherwise. */
export type Features = Record<string, boolean> | undefined;

const latin = (family: string, weight: number) => [
  `${family}/files/${family}-latin-${weight}-normal.woff`,
  `${family}/files/${family}-latin-ext-${weight}-normal.woff`,
];
/** Our fonts have no letters of Indian scripts. Each of these has those of one script. */
const scripts = [
  'arabic',
  'bengali',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'oriya',
  'tamil',
  'telugu',
];
const others = (weight: number) => [
  ...['latin', 'latin-ext', 'devanagari'].map(
    (part) => `noto-sans/files/noto-sans-${part}-${weight}-normal.woff`,
  ),
  ...scripts.map((script) => `noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`),
];

const chains: Record<Weight, string[]> = {
  regular: [...latin('figtree', 400), ...others(400)],
  strong: [...latin('figtree', 600), ...others(600)],
  display: [...latin('fraunces', 600), ...others(600)],
};

/** The reader of fonts is loaded with the first font: most starts draw no receipt. */
const load = createRequire(import.meta.url);
/** Opened when a text needs them for the first time: what they can show never changes. */
const fonts = new Map<string, OpenedFont>();

function openFont(name: string): OpenedFont {
  const known = fonts.get(name);
  if (known !== undefined) return known;
  const bytes = unpackFont(readFileSync(load.resolve(`@fontsource/${name}`)));
  // What it gives has the types of the package.
  const { create } = load('fontkit') as typeof fontkit;
  const font = create(bytes);
  // A collection of several fonts; ours are files of one.
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`);
  const opened = { name, bytes, font };
  fonts.set(name, opened);
  return opened;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** These join or separate letters, and are not seen themselves. */
const joiners = /[\u200C\u200D]/gu;

/** The first font of a weight that shows all of a letter with its marks; undefined when none does. */
function findFont(letter: string, weight: Weight): OpenedFont | undefined {
  const points = Array.from(letter.replaceAll(joiners, ''), (one) => one.codePointAt(0) ?? 0);
  for (const name of chains[weight]) {
    const opened = openFont(name);
    if (points.every((point) => opened.font.hasGlyphForCodePoint(point))) return opened;
  }
  return undefined;
}

/** The pieces of a text with the fonts that show them. What no font can show is left out: a box would say nothing. */
export function splitRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const found = findFont(segment, weight);
    if (found === undefined) continue;
    const last = runs.at(-1);
    if (last?.name === found.name) last.text += segment;
    else runs.push({ text: segment, ...found });
  }
  return runs;
}

/**
 * Marks above and below letters are placed by tables of the font. The library fails at an empty place in them, as those of Malayalam,
 * Telugu and Gurmukhi have; then the marks stay where they are drawn.
 */
export function featuresOf({ text, font }: Run): Features {
  try {
    font.layout(text);
    return undefined;
  } catch {
    return { mark: false, mkmk: false, abvm: false, blwm: false };
  }
}

/** Whether any letter of a text can be shown. */
export function isShowable(text: string): boolean {
  return splitRuns(text, 'regular').some((run) => run.text.trim() !== '');
}
