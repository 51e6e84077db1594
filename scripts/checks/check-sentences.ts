import ts from 'typescript';
import { type Finding, reportFindings } from './finding.ts';
import { listFiles, readFiles, type SourceFile } from './list-files.ts';

const screens = /^web\/(?!.*\.test\.tsx$).*\.tsx$/;

/** Attributes that a reader sees or hears. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'description',
  'label',
  'placeholder',
  'title',
]);

/** Every word on a screen is in a catalogue (web/locales), where it can be translated and corrected. */
export function checkSentences(files: readonly SourceFile[]): Finding[] {
  return files.filter(({ path }) => screens.test(path)).flatMap(findSentences);
}

function findSentences({ path, text }: SourceFile): Finding[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return listWords(source).map((node) => ({
    path: `${path}:${ts.getLineAndCharacterOfPosition(source, node.getStart(source)).line + 1}`,
    message: `“${node.text.trim()}” belongs to a catalogue in web/locales.`,
  }));
}

function listWords(node: ts.Node): ts.LiteralLikeNode[] {
  const inside: ts.LiteralLikeNode[] = [];
  ts.forEachChild(node, (child) => {
    inside.push(...listWords(child));
  });
  return isWordOnScreen(node) ? [node, ...inside] : inside;
}

function isWordOnScreen(node: ts.Node): node is ts.LiteralLikeNode {
  if (ts.isJsxText(node)) return hasWord(node.text);
  if (!ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return isSpoken(parent, node.text);
  if (!ts.isJsxExpression(parent)) return false;
  return ts.isJsxAttribute(parent.parent) ? isSpoken(parent.parent, node.text) : hasWord(node.text);
}

/** `title="editProfile"` hands over the key of a sentence, `title="Edit profile"` the sentence itself. */
function isSpoken(attribute: ts.JsxAttribute, text: string): boolean {
  return spokenAttributes.has(attribute.name.getText()) && hasWord(text) && /\s|^\p{Lu}/u.test(text);
}

function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

if (import.meta.main) {
  const root = process.cwd();
  reportFindings(
    checkSentences(
      readFiles(
        root,
        listFiles(root).filter((file) => screens.test(file)),
      ),
    ),
  );
}
