import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const table = 'docs/security/asvs.md';
const documents = ['docs/security.md', table];
const states = ['met', 'not applicable', 'not met'] as const;
/** The requirements of levels 1 and 2 in version 5.0.0. */
const requirements = 253;

type Row = { chapter: string; number: string; state: string; reason: string };

async function read(file: string): Promise<string> {
  return readFile(path.join(root, file), 'utf8');
}

/** The rows of requirements, by the number in their first cell. */
function listRows(text: string): Row[] {
  const rows = text.matchAll(/^\| ((\d+)\.\d+\.\d+) +\|[^|]*\| ([^|]*)\|(.*)\|$/gm);
  return [...rows].map(([, number = '', chapter = '', state = '', reason = '']) => ({
    chapter,
    number,
    state: state.trim(),
    reason: reason.trim(),
  }));
}

function count(rows: readonly Row[]): number[] {
  return [...states.map((state) => rows.filter((row) => row.state === state).length), rows.length];
}

/** The numbers of a chapter in the summary, or of all chapters. */
function readSummary(text: string, name: string): number[] {
  const line = text.split('\n').find((one) => one.startsWith(`| ${name}`)) ?? '';
  return line.split('|').slice(2, -1).map(Number);
}

describe.each(documents)('%s', (document) => {
  it('names files that exist', async () => {
    const text = await read(document);
    const files = [...text.matchAll(/`((?:bench|contract|docs|scripts|server|tests|web)\/[\w./-]+)`/g)];
    expect(files.length).toBeGreaterThan(20);
    const missing = files.map(([, file = '']) => file).filter((file) => !existsSync(path.join(root, file)));
    expect(missing).toEqual([]);
  });

  it('links to files that exist', async () => {
    const text = await read(document);
    const links = [...text.matchAll(/\]\((?!https:)([^)#]*)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const folder = path.join(root, path.dirname(document));
    expect(links.filter((link) => !existsSync(path.join(folder, link)))).toEqual([]);
  });

  it('names headings that exist', async () => {
    const text = await read(document);
    const named = [...text.matchAll(/"([A-Z][^"]+\?)"\s+in\s+\[\w+\]\(([^)]+)\)/g)];
    const missing = [];
    for (const [, heading = '', link = ''] of named) {
      const linked = await read(path.join(path.dirname(document), link));
      if (!linked.includes(`\n## ${heading.replaceAll(/\s+/g, ' ')}\n`)) missing.push(heading);
    }
    expect(missing).toEqual([]);
  });
});

describe('the table of requirements', () => {
  it('has each of them once, with a state and a reason', async () => {
    const rows = listRows(await read(table));
    expect(new Set(rows.map(({ number }) => number)).size).toBe(requirements);
    expect(rows).toHaveLength(requirements);
    expect(rows.filter(({ state }) => !states.some((known) => known === state))).toEqual([]);
    expect(rows.filter(({ reason }) => reason === '')).toEqual([]);
  });

  it('is counted as the summaries say', async () => {
    const text = await read(table);
    const rows = listRows(text);
    expect(readSummary(text, '**all**')).toEqual(count(rows));
    for (const [chapter, ofChapter] of Map.groupBy(rows, (row) => row.chapter)) {
      const [met, absent, missing] = count(ofChapter);
      expect(readSummary(text, `${chapter}. `)).toEqual(count(ofChapter));
      const section = text.split(`\n## ${chapter}. `)[1] ?? '';
      expect(section).toContain(`\n${met} met, ${absent} not applicable, ${missing} not met.`);
    }
  });

  it('is summed up in docs/security.md', async () => {
    const [met, absent, missing, all] = count(listRows(await read(table)));
    const sentence = `Of ${all} requirements ${met} are met, ${absent} do not apply, and ${missing} are not met`;
    expect((await read('docs/security.md')).replaceAll(/\s+/g, ' ')).toContain(sentence);
  });
});
