import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { endpoints } from '#contract/endpoints.ts';
import {
  documentedCalls,
  type DocumentedCall,
  documentedRoutes,
  type DocumentedRoute,
} from './documented.ts';

const root = path.join(import.meta.dirname, '../..');
export const coverageFile = path.join(root, 'docs/coverage.md');
/** More say nothing more. */
const mostNamed = 4;
const notBuilt = '**not built yet**';
const nothingShows = '**no test**';

/** The tests that show every documented route and call, as Markdown. What is not built is said plainly. */
export async function writeCoverage(): Promise<string> {
  const sources = readSources();
  const text = `# What shows it

Every documented screen and call with the tests that show it. Written by \`node scripts/write-coverage.ts\`; a test fails while it is
out of date. Beside these, whole-product tests make **every** call of the contract (${endpoints.length} at present), built or added
later: \`access-matrix\` (as every kind of caller), \`leak\` (answers contain no facts of others), \`fuzz\` (two hundred inputs each).

## Screens

| path | screen | shown by |
| --- | --- | --- |
${documentedRoutes.map((route) => writeRoute(route, sources)).join('\n')}

## Calls

| call | purpose | shown by |
| --- | --- | --- |
${documentedCalls.map((call) => writeCall(call, sources)).join('\n')}
`;
  const { code } = await format(coverageFile, text);
  return code;
}

/** A file with what it says, by its path from the root. */
type Source = { file: string; text: string };
type Sources = Record<'tests' | 'support' | 'contract' | 'screens', readonly Source[]>;

function readSources(): Sources {
  const read = (folder: string, ending: RegExp): Source[] =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .toSorted()
      .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  return {
    tests: [
      ...read('tests/application', /\.test\.ts$/),
      ...read('tests/components', /\.test\.tsx$/),
      ...read('tests/journeys', /\.spec\.ts$/),
    ],
    support: read('tests/support', /\.ts$/),
    contract: read('contract', /\.ts$/),
    screens: read('web/routes', /\.tsx$/),
  };
}

function writeRoute({ path: route, screen }: DocumentedRoute, { tests, screens }: Sources): string {
  const begin = route.replace(/\{.*$/, '');
  const name = begin === '/' ? 'index' : begin.replaceAll('/', '');
  const own = screens.filter(({ file }) => path.posix.basename(file).split('.')[0] === name);
  if (!own.some(({ text }) => !text.includes('Building'))) return row(route, screen, notBuilt);
  const end = begin.endsWith('/') && begin !== '/' ? '' : '[?#$]|(?=[\'"`])';
  const mention = new RegExp(`['"\`]${begin}(?:${end})`, 'g');
  const inBrowser = tests.filter(
    ({ file }) => /\.(?:spec\.ts|test\.tsx)$/.test(file) && !walksEverywhere(file),
  );
  return row(
    route,
    screen,
    nameTests(inBrowser, ({ text }) => countMatches(text, mention)),
  );
}

/** It opens every address to see who is let in, and looks at none. */
function walksEverywhere(file: string): boolean {
  return file.endsWith('/addresses.spec.ts');
}

function writeCall({ method, path: call, purpose }: DocumentedCall, sources: Sources): string {
  const name = `${method} ${call}`;
  const endpoint = endpoints.find((one) => one.method === method && one.path === call);
  if (endpoint === undefined) return row(name, purpose, notBuilt);
  const declared = sources.contract.find(({ text }) => text.includes(declaredPath(call)));
  const constant = declared === undefined ? '' : nameOfEndpoint(declared.text, call);
  const uses = new RegExp(`\\b${constant}\\b`, 'g');
  const isImportedBy = ({ text }: Source) => text.includes(`'#${declared?.file}'`);
  const shared = sources.support.filter(isImportedBy);
  const topic = endpoint.feature.replace(/s$/, '');
  const weigh = (test: Source): number => {
    const isAbout = path.posix.basename(test.file).startsWith(topic);
    const direct = isImportedBy(test) ? countMatches(test.text, uses) : 0;
    // Through a file that several tests share, by those that are about the same.
    const indirect = isAbout && shared.some(({ file }) => test.text.includes(`'#${file}'`)) ? 1 : 0;
    return direct + indirect === 0 ? 0 : direct + indirect + (isAbout ? 1000 : 0);
  };
  return row(name, purpose, nameTests(sources.tests, weigh));
}

function declaredPath(call: string): string {
  return `  path: '${call}',`;
}

/** The constant of a contract file that declares the endpoint of a path. */
function nameOfEndpoint(text: string, call: string): string {
  const before = text.slice(0, text.indexOf(declaredPath(call)));
  return [...before.matchAll(/export const (\w+) = endpoint\(/g)].at(-1)?.[1] ?? '';
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The tests that are most about something. */
function nameTests(tests: readonly Source[], weigh: (test: Source) => number): string {
  const found = tests
    .map((test) => ({ file: test.file, weight: weigh(test) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostNamed);
  if (found.length === 0) return nothingShows;
  return found.map(({ file }) => `[${path.posix.basename(file)}](../${file})`).join(', ');
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell, at) => (at === 0 ? `\`${cell}\`` : cell)).join(' | ')} |`;
}
