import ts from 'typescript';
import type { Finding } from './finding.ts';
import type { SourceFile } from './list-files.ts';

/** Spellings that no file has: neither texts, nor documents, nor tests. Wire names are other words: `todaysMatch`, `profile-vists`. */
export const misspellings: Readonly<Record<string, RegExp>> = {
  'Today’s': /\bTodays\b/,
  preference: /\bprefer(?:a|re|r)?nces?\b/i,
  Lifestyle: /\b[Ll]ife [Ss]tyle\b|\bLIFE STYLE\b|\bLIfestyle\b/,
  failed: /\bfaild\b/i,
  free: /\bfreee\b/i,
  update: /\bupdation\b/i,
  'Interest sent': /\binterests? send\b/i,
  receive: /\breciev/i,
  separate: /\bseperate(?:ly)?\b/i,
  successfully: /\bsucces(?:s?fuly|full)\b/i,
  address: /\badress/i,
  occurred: /\boccured\b/i,
  until: /\buntill\b/i,
};

type WordRule = {
  pattern: RegExp;
  instead: string;
  /** Documented messages that are kept word for word. */
  kept?: readonly string[];
  /** Whether administrators may read the word. */
  isForMembers?: true;
};

/** One word for one act and one thing, in every sentence that a person reads. */
const wordRules: readonly WordRule[] = [
  { pattern: /\bConnect (?:Now|with)\b|\bSend(?: an)? Interest\b/, instead: '“Send interest”' },
  { pattern: /\bView Contacts?\b/, instead: '“Contact details”' },
  { pattern: /\bmy self\b/i, instead: '“Myself”' },
  {
    pattern: /\be-?mail or mobile\b(?! number)|\bemails?\b/i,
    instead: '“e-mail”, “e-mail or mobile number”',
  },
  {
    pattern: /\bwish-?list|\bfavou?rites?\b/i,
    instead: '“shortlist”',
    kept: ['Added to wishlist', 'Removed from wishlist'],
  },
  {
    pattern:
      /\b(?:took|taken?|takes|withdr[ae]wn?) (?:back )?(?:an|the|their|your) interest\b|\binterests? (?:is|was|were) (?:taken back|withdrawn)\b/i,
    instead: '“cancel” of an interest',
  },
  { pattern: /\bsign(?:ed|s|ing)?(?: (?!in\b|and\b)\S+){0,2} out\b/i, instead: '“log out”' },
  { pattern: /[…\d] %/, instead: '“5%”, without a space' },
  // A height has straight marks: 5'4".
  { pattern: /\p{L}'\p{L}|"\p{L}/u, instead: '“’” and “…”, not straight marks' },
  { pattern: /\bwhoever\b/i, instead: '“members who …” or “the member who …”' },
  { pattern: /\banew\b/i, instead: '“again”' },
  {
    pattern: /\breject/i,
    instead: '“decline” of an interest, “not confirmed” of a payment',
    isForMembers: true,
  },
  {
    pattern:
      /\b(?:meets?|match(?:es)?) everything\b|\bfits? all of\b|\bmeets? all (?:of )?your must-haves\b/i,
    instead:
      'the name of the set in docs/glossary.md: “fits everything”, “suits you”, “meets your must-haves”',
    isForMembers: true,
  },
];

const catalogue = /^(?:web|contract|server)\/locales\/.*\.ts$/;

/** Catalogues, or parts of them, that administrators alone read. */
const ofAdministrators =
  /\/(?:admin|imports)\/|\/(?:administration|administrators|moderation|reports|site-settings|enquiries)\.ts$|\/en-(?:administrators|audit|enquiries|imports|jobs|members|reconciliation|books)\.ts$/;
/** Outcomes of administrators in catalogues that members share. */
const keyOfAdministrators = /^outcome\.(?:payment|story)_/;

export function isCatalogue(path: string): boolean {
  return catalogue.test(path);
}

type Sentence = { text: string; key: string; line: number };

/** Finds words in the catalogues for which the product has another word, titles in small letters, and answers that are mixed up. */
export function findForbiddenWords({ path, text }: SourceFile): Finding[] {
  if (!isCatalogue(path)) return [];
  return listSentences(path, text).flatMap((sentence) =>
    [...findWords(path, sentence), ...findWrongKeys(sentence)].map((message) => ({
      path: `${path}:${sentence.line}`,
      message,
    })),
  );
}

function findWords(path: string, { text, key }: Sentence): string[] {
  const isOfMembers = !ofAdministrators.test(path) && !keyOfAdministrators.test(key);
  const said = text.replaceAll(/\{+\w+\}+|<[^>]+>/g, '…');
  return wordRules
    .filter(
      ({ kept, isForMembers }) => kept?.includes(text) !== true && (isForMembers !== true || isOfMembers),
    )
    .flatMap(({ pattern, instead }) => {
      const word = pattern.exec(said)?.[0];
      return word === undefined ? [] : [`“${word}”: the product says ${instead}.`];
    });
}

function findWrongKeys({ text, key }: Sentence): string[] {
  return [
    /title$/i.test(key) && /^\p{Ll}/u.test(text) && `“${text}”: a title begins with a capital letter.`,
    key.startsWith('declin') &&
      /\bcancel/i.test(text) &&
      `“${text}”: “cancelled” is said of a cancelled interest only.`,
    key.startsWith('cancel') &&
      /\bdeclin/i.test(text) &&
      `“${text}”: “declined” is said of a declined interest only.`,
  ].filter((message) => message !== false);
}

/** The strings of a catalogue that are values: neither names of properties, nor imports, nor types. */
function listSentences(path: string, text: string): Sentence[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sentences: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (isText(node) && !isPropertyName(node)) {
      const { line } = ts.getLineAndCharacterOfPosition(source, node.getStart(source));
      sentences.push({ text: node.text, key: keyOf(node), line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sentences;
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function isPropertyName(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

/** The name of the property whose value the string is; empty in a list. */
function keyOf({ parent }: ts.Node): string {
  if (!ts.isPropertyAssignment(parent)) return '';
  return ts.isComputedPropertyName(parent.name) ? '' : parent.name.text;
}
