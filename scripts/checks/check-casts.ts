import ts from 'typescript';
import { type Finding, reportFindings } from './finding.ts';
import { listFiles, readFiles, type SourceFile } from './list-files.ts';

const checkedFiles = /^(?:contract|server|web)\/(?!.*\.test\.tsx?$).*\.tsx?$/;

/** A cast asserts what the compiler cannot see. A comment on it or just above has to say why it is true. */
export function checkCasts(files: readonly SourceFile[]): Finding[] {
  return files.filter(({ path }) => checkedFiles.test(path)).flatMap(findBareCasts);
}

function findBareCasts({ path, text }: SourceFile): Finding[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  return listCasts(source)
    .map((cast) => ts.getLineAndCharacterOfPosition(source, cast.type.getStart(source)).line)
    .filter((line) => !isExplained(lines, line))
    .map((line) => ({
      path: `${path}:${line + 1}`,
      message:
        'a cast without a reason; narrow the type, or say in a comment above why the compiler cannot see it.',
    }));
}

function listCasts(node: ts.Node): ts.AsExpression[] {
  const inside: ts.AsExpression[] = [];
  ts.forEachChild(node, (child) => {
    inside.push(...listCasts(child));
  });
  return ts.isAsExpression(node) && !ts.isConstTypeReference(node.type) ? [node, ...inside] : inside;
}

/** A comment on the line of the cast, or as the nearest line above the statement's line. */
function isExplained(lines: readonly string[], line: number): boolean {
  return [lines[line], lines[line - 1], lines[line - 2]].some(
    (text) => text !== undefined && /\/\/|\*\/|^\s*\*/.test(text),
  );
}

if (import.meta.main) {
  const root = process.cwd();
  reportFindings(
    checkCasts(
      readFiles(
        root,
        listFiles(root).filter((file) => checkedFiles.test(file)),
      ),
    ),
  );
}
