import ts from 'typescript';
import { findForbiddenWords, misspellings } from './catalogue-words.ts';
import { type Finding, reportFindings } from './finding.ts';
import { listFiles, readFiles, type SourceFile } from './list-files.ts';

type ForbiddenMark = { pattern: RegExp; files: RegExp; reason: string };

const anyFile = /^/;
const code = /\.(?:tsx?|mjs|js|css)$/;
const tests = /\.(?:test|spec)\.tsx?$/;
/**
 * Tests and their support that start no process of their own and show no screen: the `Date` of a screen is that of one fixed day
 * (`tests/components/support/setup.ts`). By the real clock go stored files, signatures of a
 * library, the pauses of a reconnecting window, a guard against calls that hang, and what begins in the next turn.
 */
const insideOneProcess =
  /^(?!tests\/(?:kill|journeys|components)\/|tests\/support\/(?:server-process|live-window|stillness|receivers\/(?:s3-receiver|read-push-sender))\.ts|tests\/application\/product\/fuzz\.test\.ts|scripts\/)(?:tests\/.*\.ts|.*\.test\.tsx?)$/;
/** One invented couple makes a typing error, for an administrator to correct. */
const outsideInventedStories = /^(?!demo\/history\/)/;

const forbiddenMarks: readonly ForbiddenMark[] = [
  {
    pattern: /(?:eslint|oxlint|biome|stylelint)-(?:disable|ignore)|(?:prettier|oxfmt)-ignore/,
    files: code,
    reason: 'a rule that is silenced here is silenced unseen; mend the code or change the rule for all',
  },
  {
    pattern: /@ts-(?:ignore|nocheck|expect-error)/,
    files: code,
    reason: 'the compiler is right more often; narrow the type',
  },
  { pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/, files: code, reason: 'finish it, or leave it out' },
  {
    pattern: /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails)\b/,
    files: tests,
    reason: 'a test that does not run shows nothing',
  },
  { pattern: /\b[xf](?:it|describe)\(/, files: tests, reason: 'a test that does not run shows nothing' },
  {
    pattern:
      /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\brandom(?:UUID|Bytes|Int)\(|\bperformance\.now\(/,
    files: /\.(?:rules|policy)\.ts$/,
    reason: 'rules and policies know no clock and no chance; pass the value in',
  },
  {
    pattern: /\bnew Date\(\)|\bDate\.now\(|\bsetTimeout\([^)]*,|\bsetTimeout\b.*timers\/promises'/,
    files: insideOneProcess,
    reason: 'a test has the clock of its application, and waits for an event',
  },
  {
    pattern: /\.invalidateQueries\(/,
    files: /^web\/(?!api\/)/,
    reason: 'it keeps an answer that was on its way; call reloadAnswers of web/app/client/stale-answers.ts',
  },
  { pattern: /\breult\b/, files: anyFile, reason: 'the success flag is `result`' },
  {
    pattern: /(?<![\w.:/])\/(?:home|Users|root)\/[\w.-]+/,
    files: anyFile,
    reason: 'a path of one person’s machine',
  },
  {
    pattern: /\bregistry\.(?:npmjs|yarnpkg)\.\w+|"resolved": "https?:/,
    files: anyFile,
    reason: 'the project depends on no particular package registry',
  },
  ...Object.entries(misspellings).map(([right, pattern]) => ({
    pattern,
    files: outsideInventedStories,
    reason: `it is spelt ${right}`,
  })),
];

/** Words of riddles, and what to write instead. Sentences that people read are strings, and are not checked. */
const unclearWords: Readonly<Record<string, string>> = {
  told: 'say what happens: shown, returned, announced, notified, stated',
  whoever: 'name the person: “a member who …”, “the caller”, “a process that …”',
  whom: 'turn the sentence: “the members that …”, “with a member who …”',
};
const unclearWord = new RegExp(`\\b(?:${Object.keys(unclearWords).join('|')})\\b`, 'gi');
const program = /\.(?:tsx?|mjs|js)$/;
const prose = /\.md$/;
const catalogue = /(?:^|\/)locales\//;

/** The files that have to name the marks. */
const exempt = /^scripts\/checks\/(?:check|catalogue)-words(?:\.test)?\.ts$/;
const binary = /\.(?:png|jpe?g|webp|avif|ico|gif|woff2?|heic|pdf|zip|gz)$/;

/**
 * Finds the marks that would hide a fault or tie the project to one machine, misspellings, words that make a sentence a riddle, and
 * words of the catalogues for which the product has another word.
 */
export function checkWords(files: readonly SourceFile[]): Finding[] {
  const checked = files.filter(({ path }) => isChecked(path));
  return [checkFile, findUnclearWords, findForbiddenWords].flatMap((find) => checked.flatMap(find));
}

function isChecked(path: string): boolean {
  return !exempt.test(path) && !binary.test(path);
}

function checkFile({ path, text }: SourceFile): Finding[] {
  const marks = forbiddenMarks.filter(({ files, pattern }) => files.test(path) && pattern.test(text));
  if (marks.length === 0) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      marks.flatMap(({ pattern, reason }) =>
        describe({ path, line: index + 1, mark: pattern.exec(line), reason }),
      ),
    );
}

type Hit = { path: string; line: number; mark: RegExpExecArray | null; reason: string };

function describe({ path, line, mark, reason }: Hit): Finding[] {
  return mark === null ? [] : [{ path: `${path}:${line}`, message: `“${mark[0]}”: ${reason}.` }];
}

/** In documents, and in the identifiers, comments and test titles of programs outside the catalogues. */
function findUnclearWords({ path, text }: SourceFile): Finding[] {
  const isRead = (program.test(path) && !catalogue.test(path)) || prose.test(path);
  if (!isRead || text.search(unclearWord) === -1) return [];
  return (prose.test(path) ? text : blankLiterals(path, text)).split('\n').flatMap((line, index) =>
    [...line.matchAll(unclearWord)].map(([word]) => ({
      path: `${path}:${index + 1}`,
      message: `“${word}”: ${unclearWords[word.toLowerCase()] ?? ''}.`,
    })),
  );
}

/** The program without the contents of its strings, except test titles. */
function blankLiterals(path: string, text: string): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  let blanked = text;
  const visit = (node: ts.Node): void => {
    if (isText(node) && !isTestTitle(node)) {
      const [from, to] = [node.getStart(source), node.getEnd()];
      blanked = blanked.slice(0, from) + text.slice(from, to).replaceAll(/\w/g, ' ') + blanked.slice(to);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return blanked;
}

function isText(node: ts.Node): boolean {
  const isTemplatePart = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return ts.isLiteralExpression(node) || isTemplatePart || ts.isJsxText(node);
}

function isTestTitle({ parent, pos }: ts.Node): boolean {
  const isFirstArgument = ts.isCallExpression(parent) && parent.arguments[0]?.pos === pos;
  return isFirstArgument && /^(?:it|test|describe)\b/.test(parent.expression.getText());
}

if (import.meta.main) {
  const root = process.cwd();
  reportFindings(checkWords(readFiles(root, listFiles(root).filter(isChecked))));
}
