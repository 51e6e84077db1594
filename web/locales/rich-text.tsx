import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { fillIn, type TextKey, type TextValues, type Translate } from './translate.ts';

type Props<English> = {
  t: Translate<English>;
  name: TextKey<English>;
  values?: TextValues;
  /** The elements that the sentence names: `Read our <terms>terms</terms>`, `Sent <time/>`. */
  parts: Readonly<Record<string, ReactElement>>;
};

/** A sentence with elements in it. The values are filled in last, so that what people wrote is never read as markup. */
export function RichText<English>({ t, name, values = {}, parts }: Props<English>): ReactNode {
  const pieces: ReactNode[] = [];
  const sentence = t(name);
  let end = 0;
  for (const match of sentence.matchAll(/<(\w+)(?:\/>|>(.*?)<\/\1>)/g)) {
    const [whole, tag = '', content] = match;
    const part = parts[tag];
    if (part === undefined) continue;
    pieces.push(fillIn(sentence.slice(end, match.index), values));
    pieces.push(content === undefined ? part : cloneElement(part, undefined, fillIn(content, values)));
    end = match.index + whole.length;
  }
  pieces.push(fillIn(sentence.slice(end), values));
  return createElement(Fragment, null, ...pieces);
}
