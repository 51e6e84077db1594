import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { ReceiptDetails } from '#contract/payments/receipt-details.ts';
import { drawReceipt, type ReceiptDocument } from './draw-receipt.ts';
import { asRead, wrap } from './pen.ts';
import { splitRuns } from './receipt-fonts.ts';

const details: ReceiptDetails = {
  currency: 'INR',
  seller: { name: 'Kalyana Parish Trust', address: '12 Church Road, Kochi', email: 'help@example.org' },
  buyer: { name: 'Asha Thomas', memberId: 'ITM12' },
  plan: { name: 'Advance', months: 12 },
  payment: { method: 'gateway', reference: 'ITMP1', otherReference: 'pay_29QQoUBi66xm2f' },
  totalPaise: 1_50_000_50,
  taxPaise: 0,
  tax: null,
  credit: null,
};

function aDocument(changes: Partial<ReceiptDetails> = {}, logo: ReceiptDocument['logo'] = null) {
  return {
    number: 'RC/26-27/000042',
    issuedAt: new Date('2026-11-22T20:00:00Z'),
    // The next day where the site is.
    issuedOn: '2026-11-23',
    details: { ...details, ...changes },
    site: { name: 'Kalyana', accent: '#0F6E84' },
    logo,
  };
}

async function read(receipt: ReceiptDocument): Promise<{ text: string; pages: number }> {
  const file = await getDocumentProxy(new Uint8Array(await drawReceipt(receipt)));
  const { text, totalPages } = await extractText(file, { mergePages: true });
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages };
}

/** Where each piece of text stands, from the bottom of its page in points. */
async function measure(receipt: ReceiptDocument) {
  const file = await getDocumentProxy(new Uint8Array(await drawReceipt(receipt)));
  const places: { page: number; text: string; y: number }[] = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { items } = await (await file.getPage(page)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '')
        places.push({ page, text: item.str, y: Number(item.transform[5]) });
  }
  return { pages: file.numPages, places };
}

describe('a drawn receipt', () => {
  it('has amounts as they are written in India, in figures and in words', async () => {
    const { text } = await read(aDocument());
    expect(text).toContain('₹1,50,000.50');
    expect(text).toContain('One Lakh Fifty Thousand Rupees And Fifty Paise Only');
    expect(text).toContain('23 November 2026');
    expect(text).toContain('Kalyana Receipt');
  });

  it('has the same bytes for the same input', async () => {
    const [one, other] = [await drawReceipt(aDocument()), await drawReceipt(aDocument())];
    expect(one.equals(other)).toBe(true);
  });

  it.each(['light', 'dark', 'any'] as const)('shows a logo for %s grounds', async (ground) => {
    const background = { r: 20, g: 90, b: 110, alpha: 0.5 };
    const picture = sharp({ create: { width: 300, height: 90, channels: 4, background } });
    const logo = { width: 300, height: 90, ground, png: await picture.png().toBuffer() };
    const { text, pages } = await read(aDocument({}, logo));
    expect(pages).toBe(1);
    expect(text).not.toContain('Kalyana Receipt');
  });

  it.each(['愛子', '\u{1F600}', '', '  '])(
    'names the member by number when %j cannot be shown',
    async (name) => {
      const { text } = await read(aDocument({ buyer: { name, memberId: 'ITM12' } }));
      expect(text).toContain('To Member ITM12');
    },
  );

  it('sets the letters of several scripts in one line, and leaves out what no font has', async () => {
    const { text } = await read(aDocument({ buyer: { name: 'Zoë ആശ 愛 Ṭhākur', memberId: 'ITM12' } }));
    expect(text.replaceAll(' ', '')).toContain('ZoëആശṬhākur');
  });

  it.each(['aആहि'.repeat(200), 'ab '.repeat(200), '愛'.repeat(600)])(
    'breaks a long text into lines without measuring it again and again (%#)',
    (text) => {
      const measured: string[] = [];
      const widthOf = (piece: string) => measured.push(piece) && piece.length;
      const lines = wrap(text, { width: 40, widthOf });
      expect(lines.every((line) => line.length <= 40)).toBe(true);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      // The text once, and not every line at each of its letters.
      expect(measured.join('').length).toBeLessThan(2 * text.length);
    },
  );

  it('turns words around that are read from the right', () => {
    const order = (text: string) => asRead(splitRuns(text, 'regular')).map((run) => run.text);
    expect(order('Asha محمد علي خان Ali')).toEqual(['Asha ', 'خان', ' ', 'علي', ' ', 'محمد', ' Ali']);
    expect(order('Asha Thomas')).toEqual(['Asha Thomas']);
  });

  it.each([
    ['Thiruvananthapuram '.repeat(40), 'x'.repeat(160)],
    ['W'.repeat(500), 'W'.repeat(160)],
  ])('goes on on a second page when texts are long, and nothing overlaps or is cut', async (long, name) => {
    const { pages, places } = await measure(
      aDocument({
        seller: { name: long.slice(0, 120), address: long.slice(0, 500), email: 'help@example.org' },
        buyer: { name, memberId: 'ITM12' },
        plan: { name: long.slice(0, 60), months: 120 },
        credit: {
          receiptNumber: 'RC/26-27/000001',
          receiptIssuedOn: '2026-11-01',
          reason: long.slice(0, 500),
        },
      }),
    );
    expect(pages).toBe(2);
    const last = places.filter(({ page }) => page === pages);
    const footer = Math.max(...last.filter(({ text }) => /goes back/.test(text)).map(({ y }) => y));
    expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThan(20);
    // Only the questions stand below the first line of the footer.
    const below = last.filter(({ text, y }) => y < footer && !/Questions|signature/.test(text));
    expect(below).toEqual([]);
    expect(places.some(({ text }) => text.includes('pay_29QQoUBi66xm2f'))).toBe(true);
  });
});
