import { type Features, featuresOf, type Run, splitRuns, type Weight } from './receipt-fonts.ts';

type Doc = PDFKit.PDFDocument;

/** Points from the top left corner of the page; `y` is the line on which the letters stand. */
export type TextStyle = {
  size: number;
  colour: string;
  weight?: Weight;
  align?: 'left' | 'right';
};
type Line = TextStyle & { x: number; y: number };

/** Writes lines and paragraphs in as many fonts as their letters need. */
export type Pen = {
  widthOf: (text: string, style: TextStyle) => number;
  /** One line; `x` is its right end when it is aligned there. */
  line: (text: string, style: Line) => void;
  /** How far below the first line of a paragraph its last one stands. */
  depthOf: (text: string, style: TextStyle & { width: number }) => number;
  /** As many lines as the width needs. Returns where the last one stands. */
  paragraph: (text: string, style: Line & { width: number }) => number;
};

const lineHeight = 1.4;

export function createPen(doc: Doc): Pen {
  const choose = (run: Run, { size, colour }: TextStyle): PDFKit.Mixins.TextOptions => {
    doc.registerFont(run.name, run.bytes);
    doc.font(run.name).fontSize(size).fillColor(colour);
    return { lineBreak: false, baseline: 'alphabetic', ...optionsOf(featuresOf(run)) };
  };
  const widthOf = (text: string, style: TextStyle): number =>
    splitRuns(text, style.weight ?? 'regular').reduce(
      (sum, run) => sum + doc.widthOfString(run.text, choose(run, style)),
      0,
    );

  const line: Pen['line'] = (text, style) => {
    const { weight = 'regular', align = 'left' } = style;
    let x = align === 'right' ? style.x - widthOf(text, style) : style.x;
    // For readers of the screen and for copying, the page is a sequence of paragraphs.
    const content = doc.struct('P', { actual: text }, () => {
      for (const run of asRead(splitRuns(text, weight))) {
        doc.text(run.text, x, style.y, choose(run, style));
        // The features are used up by each setting.
        x += doc.widthOfString(run.text, choose(run, style));
      }
    });
    doc.addStructure(content);
  };

  const linesOf = (text: string, { width, ...style }: TextStyle & { width: number }) =>
    wrap(text, { width, widthOf: (piece) => widthOf(piece, style) });
  const depthOf: Pen['depthOf'] = (text, style) =>
    Math.max(0, linesOf(text, style).length - 1) * style.size * lineHeight;

  const paragraph: Pen['paragraph'] = (text, { x, y, width, ...style }) => {
    const lines = linesOf(text, { ...style, width });
    const step = style.size * lineHeight;
    const start = style.align === 'right' ? x + width : x;
    for (const [index, one] of lines.entries()) line(one, { ...style, x: start, y: y + index * step });
    return y + Math.max(0, lines.length - 1) * step;
  };

  return { widthOf, depthOf, line, paragraph };
}

/**
 * The pieces of a line from left to right. The library turns the letters of a word around that is read from the right; words of such a
 * script that follow each other are turned around here, with what stands between them.
 */
export function asRead(runs: readonly Run[]): Run[] {
  const first = runs.findIndex(isFromRight);
  if (first === -1) return [...runs];
  const rest = runs.slice(first);
  const stop = rest.findIndex((run) => !isFromRight(run) && /[\p{L}\p{N}]/u.test(run.text));
  const end = (stop === -1 ? rest : rest.slice(0, stop)).findLastIndex(isFromRight) + 1;
  return [...runs.slice(0, first), ...rest.slice(0, end).toReversed(), ...asRead(rest.slice(end))];
}

function isFromRight({ text }: Run): boolean {
  return /\p{Script=Arabic}/u.test(text);
}

function optionsOf(features: Features): PDFKit.Mixins.TextOptions {
  if (features === undefined) return {};
  // The library takes an object as well, which can switch features off; its types know the list alone.
  return { features: features as unknown as PDFKit.Mixins.OpenTypeFeatures[] };
}

/**
 * The lines of a text, broken between words, and inside of a word that is wider than a line. Each word, and each letter of such a word, is
 * measured once: measuring whole lines again and again would take seconds for a text in several scripts.
 */
export function wrap(text: string, { width, widthOf }: Measure): string[] {
  const space = widthOf(' ');
  const lines: string[] = [];
  let [current, used] = ['', 0];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const needed = widthOf(word);
    if (current !== '' && used + space + needed <= width) {
      current = `${current} ${word}`;
      used += space + needed;
      continue;
    }
    if (current !== '') lines.push(current);
    const pieces = needed <= width ? [word] : breakWord(word, { width, widthOf });
    lines.push(...pieces.slice(0, -1));
    current = pieces.at(-1) ?? '';
    used = pieces.length === 1 ? needed : widthOf(current);
  }
  return current === '' ? lines : [...lines, current];
}

type Measure = { width: number; widthOf: (piece: string) => number };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function breakWord(word: string, { width, widthOf }: Measure): string[] {
  const widths = new Map<string, number>();
  const pieces: string[] = [];
  let [current, used] = ['', 0];
  for (const { segment } of graphemes.segment(word)) {
    const needed = widths.get(segment) ?? widthOf(segment);
    widths.set(segment, needed);
    if (current !== '' && used + needed > width) {
      pieces.push(current);
      [current, used] = ['', 0];
    }
    current += segment;
    used += needed;
  }
  return [...pieces, current];
}
