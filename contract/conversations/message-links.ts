import { knownHosts, notHosts, plainEndings, secondLevels, wordEndings } from './link-endings.data.ts';

type PlainPart = { text: string };
type LinkPart = {
  /** As it was written. */
  text: string;
  /** What is opened: always http or https. */
  address: string;
  /** What the question before opening shows. In ASCII, so that letters of another script that look like Latin ones are seen. */
  host: string;
};
export type MessagePart = PlainPart | LinkPart;

/** Slashes of either kind and number, because browsers open them alike. */
const absoluteLink = /https?:[/\\]+[^\s<>"\p{C}]+/giu;
/** Words joined by single dots, not inside of an address of mail or of another scheme, with port and path. */
const dottedWords =
  /(?<![\p{L}\p{M}\p{N}@/\\_%=&+~-]|(?<!\.)\.)(?<host>[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+)(?<port>:\d{1,5}(?!\d))?(?<path>[/?#][^\s<>"\p{C}]*)?/giu;

/** Cuts a message into plain parts and links. The texts of the parts, joined, are the message. */
export function splitLinks(text: string): readonly MessagePart[] {
  return cutLinks(text, { pattern: absoluteLink, readLink: readAbsoluteLink }).flatMap((part) =>
    isLink(part) ? [part] : cutLinks(part.text, { pattern: dottedWords, readLink: readBareLink }),
  );
}

export function isLink(part: MessagePart): part is LinkPart {
  return 'address' in part;
}

type LinkReader = { pattern: RegExp; readLink: (match: RegExpExecArray) => LinkPart | null };

/** A link may be shorter than the match it begins: what is left stays plain. */
function cutLinks(text: string, { pattern, readLink }: LinkReader): MessagePart[] {
  const parts: MessagePart[] = [];
  let plainFrom = 0;
  for (const match of text.matchAll(pattern)) {
    const link = readLink(match);
    if (link === null) continue;
    if (match.index > plainFrom) parts.push({ text: text.slice(plainFrom, match.index) });
    parts.push(link);
    plainFrom = match.index + link.text.length;
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom) });
  return parts;
}

function readAbsoluteLink([match]: RegExpExecArray): LinkPart | null {
  const text = trimEnd(match);
  return makeLink(text, text);
}

function readBareLink({ 0: match, input, index, groups }: RegExpExecArray): LinkPart | null {
  const { host: written = '', path = '' } = groups ?? {};
  const after = input.slice(index + match.length, index + match.length + 1);
  if (path === '' && (after === '@' || after === '_')) return null;
  if (isHost(written, { path: trimEnd(path), isLast: /^\n?$/.test(after) })) {
    const text = trimEnd(match);
    return makeLink(text, `https://${text}`);
  }
  const shorter = findHost(written);
  return shorter === null ? null : makeLink(shorter, `https://${shorter}`);
}

function makeLink(text: string, address: string): LinkPart | null {
  if (!URL.canParse(address)) return null;
  const { href, hostname, protocol } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && hostname.includes('.') ? { text, address: href, host: hostname } : null;
}

type Surroundings = { path: string; isLast: boolean };

function isHost(written: string, surroundings: Surroundings): boolean {
  const host = written.toLowerCase();
  const labels = host.split('.');
  if (knownHosts.has(host) || (labels.length > 2 && labels[0] === 'www')) return true;
  const [ending = '', name = ''] = labels.toReversed();
  if (!canBeName(host, name)) return false;
  return plainEndings.has(ending) || (wordEndings.has(ending) && isShownByRest(labels, surroundings));
}

/** "shaadi.in" at the end of a line is a link; before other words it may be a forgotten space. */
function isShownByRest(labels: readonly string[], { path, isLast }: Surroundings): boolean {
  const hasSecondLevel = labels.length > 2 && secondLevels.has(labels.at(-2) ?? '');
  return hasSecondLevel || /^\/\w/.test(path) || (labels.at(-1) === 'in' && isLast);
}

/** Degrees (B.Com) and times (10.30.am) have a single letter or none before the dot. */
function canBeName(host: string, name: string): boolean {
  return name.length > 1 && /\p{L}/u.test(name) && !notHosts.has(host);
}

/** The host before a forgotten space: "see brides.com.Then call". */
function findHost(written: string): string | null {
  const labels = written.split('.');
  const last = labels.findLastIndex(
    (label, index) =>
      index > 0 && plainEndings.has(label.toLowerCase()) && canBeName('', labels[index - 1] ?? ''),
  );
  const host = labels.slice(0, last + 1).join('.');
  return last > 0 && !notHosts.has(host.toLowerCase()) ? host : null;
}

const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const trailing = /[.,;:!?'"*|…।॥’”»)\]}]/;

/** Without the punctuation of the sentence around it. A bracket that is opened inside of the link belongs to it. */
function trimEnd(link: string): string {
  const unopened = countUnopened(link);
  let end = link.length;
  for (let last = link.charAt(end - 1); trailing.test(last); last = link.charAt(end - 1)) {
    const surplus = unopened.get(last);
    if (surplus === 0) break;
    if (surplus !== undefined) unopened.set(last, surplus - 1);
    end -= 1;
  }
  return link.slice(0, end);
}

/** How many brackets of each kind are closed more often than opened. */
function countUnopened(link: string): Map<string, number> {
  const count = (bracket: string) => link.split(bracket).length - 1;
  return new Map(
    Object.entries(brackets).map(([closing, opening]) => [
      closing,
      Math.max(0, count(closing) - count(opening)),
    ]),
  );
}
