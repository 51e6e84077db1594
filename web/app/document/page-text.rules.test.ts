import { describe, expect, it } from 'vitest';
import { readBlocks, readPhrases } from './page-text.rules.ts';

describe('the text of an information page', () => {
  it('has headings, paragraphs, and consecutive items as one list', () => {
    const blocks = readBlocks('First.\n\n## Rules\n- one\n- two\nLast.');
    expect(blocks).toEqual([
      { kind: 'paragraph', id: 'part-1', text: 'First.' },
      { kind: 'heading', id: 'part-3', text: 'Rules' },
      {
        kind: 'list',
        id: 'part-4',
        items: [
          { id: 'part-4', text: 'one' },
          { id: 'part-5', text: 'two' },
        ],
      },
      { kind: 'paragraph', id: 'part-6', text: 'Last.' },
    ]);
  });

  it('links e-mail and web addresses without the full stop', () => {
    expect(readPhrases('Write to help@example.org.').map(({ href }) => href)).toEqual([
      undefined,
      'mailto:help@example.org',
      undefined,
    ]);
    expect(readPhrases('See https://example.org/terms.')[1]).toMatchObject({
      text: 'https://example.org/terms',
      href: 'https://example.org/terms',
    });
  });

  it('leaves a sentence without addresses unchanged', () => {
    expect(readPhrases('Nothing to see.')).toEqual([{ id: '0', text: 'Nothing to see.' }]);
  });
});
