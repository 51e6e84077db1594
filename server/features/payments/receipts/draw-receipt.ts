import { writeDay } from '#contract/fields/dates.ts';
import { deriveAccent } from '#contract/site/accent.ts';
import type { StoredLogo } from '#contract/site/logo.fields.ts';
import type { ReceiptDetails } from '#contract/payments/receipt-details.ts';
import { sayInReceipt } from '#server/locales/en-receipts.ts';
import { createPen } from './pen.ts';
import { listFacts, listParties, listSums, titleOf } from './receipt-texts.ts';

/** A receipt or credit note, and the look of the site. Equal input gives equal bytes. */
export type ReceiptDocument = {
  number: string;
  issuedAt: Date;
  /** The day that it states. */
  issuedOn: string;
  details: ReceiptDetails;
  site: { name: string; accent: string };
  /** The picture of the logo; null for the name of the site. */
  logo: (Pick<StoredLogo, 'width' | 'height' | 'ground'> & { png: Buffer }) | null;
};

/** A4 in points. */
const page = { width: 595.28, height: 841.89 } as const;
const margin = 52;
const right = page.width - margin;
const inner = right - margin;
const column = (inner - 24) / 2;
const ink = '#2B1B22';
const quiet = '#6B5660';
const white = '#FFFFFF';
/** The ground of a logo that is made for dark pages. */
const darkGround = '#2B1B22';

const label = { size: 8.5, colour: quiet } as const;
const body = { size: 10.5, colour: ink } as const;
const strong = { size: 10.5, colour: ink, weight: 'strong' } as const;
const figure = { ...body, align: 'right' } as const;

type Shades = { text: string; line: string; tint: string };

/** Draws a page A4, and a second one when the texts are that long. */
export async function drawReceipt(receipt: ReceiptDocument): Promise<Buffer> {
  // Loaded by the first receipt, because most processes never draw one.
  const { default: PdfDocument } = await import('pdfkit');
  const { details, site, issuedAt, number } = receipt;
  const title = titleOf(details);
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: sayInReceipt('subject', { title, number }),
      Author: details.seller.name,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const finished = collect(doc);
  const shades = deriveAccent(site.accent).shades;
  const colours: Shades = { text: shades[600], line: shades[100], tint: shades[50] };
  const sheet = { doc, pen: createPen(doc), receipt, colours };
  const afterHeader = drawHeader(sheet, title);
  const afterParties = drawParties(sheet, afterHeader);
  const afterSums = drawSums(sheet, roomFor(sheet, { top: afterParties, height: heightOfSums(sheet) }));
  drawFacts(sheet, afterSums);
  drawFooter(sheet);
  doc.end();
  return finished;
}

type Doc = PDFKit.PDFDocument;
type Sheet = { doc: Doc; pen: ReturnType<typeof createPen>; receipt: ReceiptDocument; colours: Shades };

/** Where the footer begins, and the last line above it. */
const footer = page.height - 84;
const lastLine = footer - 14;

/** Where something of a height can stand: here, or at the beginning of another page. */
function roomFor(
  { doc, pen, receipt, colours }: Sheet,
  { top, height }: { top: number; height: number },
): number {
  if (top + height <= lastLine) return top;
  doc.addPage();
  doc.rect(0, 0, page.width, 6).fill(colours.text);
  pen.line(receipt.number, { ...strong, align: 'right', x: right, y: 60 });
  return 96;
}

async function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // A document is a stream of bytes, which its types leave open.
  for await (const chunk of doc as AsyncIterable<Uint8Array>) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function drawHeader({ doc, pen, receipt, colours }: Sheet, title: string): number {
  const { number, issuedOn } = receipt;
  doc.rect(0, 0, page.width, 6).fill(colours.text);
  drawLogo({ doc, pen, receipt, colours });
  pen.line(title, { size: 25, colour: ink, weight: 'display', align: 'right', x: right, y: 78 });
  pen.line(number, { ...strong, align: 'right', x: right, y: 98 });
  pen.line(writeDay(issuedOn, { language: 'en' }), {
    ...body,
    colour: quiet,
    align: 'right',
    x: right,
    y: 114,
  });
  return 152;
}

const largestLogo = { width: 180, height: 52 } as const;

function drawLogo({ doc, pen, receipt: { site, logo }, colours }: Sheet): void {
  if (logo === null) {
    const name = { size: 22, colour: colours.text, weight: 'display' } as const;
    const isShort = pen.widthOf(site.name, name) <= column;
    pen.paragraph(site.name, {
      ...(isShort ? name : { ...name, size: 14 }),
      x: margin,
      y: 78,
      width: column,
    });
    return;
  }
  const share = Math.min(largestLogo.width / logo.width, largestLogo.height / logo.height);
  const [width, height] = [logo.width * share, logo.height * share];
  const [x, y] = [margin, 52];
  if (logo.ground === 'dark') {
    doc.roundedRect(x - 8, y - 8, width + 16, height + 16, 8).fill(darkGround);
  }
  doc.addStructure(
    doc.struct('Figure', { alt: site.name }, () => void doc.image(logo.png, x, y, { width, height })),
  );
}

function drawParties({ pen, receipt }: Sheet, top: number): number {
  const ends = listParties(receipt.details).map(({ heading, name, lines }, index) => {
    const place = { x: margin + index * (column + 24), width: column };
    pen.line(heading, { ...label, ...place, y: top });
    let y = pen.paragraph(name, { ...strong, size: 12, ...place, y: top + 17 });
    for (const line of lines)
      y = pen.paragraph(line, { ...body, size: 10, colour: quiet, ...place, y: y + 16 });
    return y;
  });
  return Math.max(...ends) + 40;
}

const serviceWidth = 270;

function heightOfSums({ pen, receipt }: Sheet): number {
  const { service, sums } = listSums(receipt.details);
  return 138 + pen.depthOf(service.name, { ...strong, width: serviceWidth }) + 20 * sums.length;
}

/** The line of the service, and below it the sums. */
function drawSums({ doc, pen, receipt, colours }: Sheet, top: number): number {
  const { service, sac, sums, total } = listSums(receipt.details);
  doc.roundedRect(margin, top, inner, 26, 6).fill(colours.tint);
  const head = { ...strong, size: 9, colour: colours.text } as const;
  const headLine = top + 16.5;
  pen.line(sayInReceipt('description'), { ...head, x: margin + 12, y: headLine });
  if (sac !== null) pen.line(sayInReceipt('sac'), { ...head, x: margin + 300, y: headLine });
  pen.line(sayInReceipt('amount'), { ...head, align: 'right', x: right - 12, y: headLine });

  const first = top + 50;
  // In the order in which it is read aloud.
  const afterName = pen.paragraph(service.name, { ...strong, x: margin + 12, y: first, width: serviceWidth });
  if (sac !== null) pen.line(sac, { ...body, x: margin + 300, y: first });
  pen.line(service.amount, { ...figure, x: right - 12, y: first });
  pen.line(service.term, { ...body, size: 10, colour: quiet, x: margin + 12, y: afterName + 16 });
  let y = afterName + 38;
  const sumsStart = margin + 260;
  doc.moveTo(margin, y).lineTo(right, y).lineWidth(0.75).stroke(colours.line);
  for (const { name, amount } of sums) {
    y += 20;
    pen.line(name, { ...body, colour: quiet, x: sumsStart, y });
    pen.line(amount, { ...figure, x: right - 12, y });
  }
  y += 14;
  doc.roundedRect(sumsStart - 12, y, right - sumsStart + 12, 36, 8).fill(colours.text);
  pen.line(total.name, { ...strong, size: 11.5, colour: white, x: sumsStart, y: y + 22.5 });
  const totalStyle = { size: 15, colour: white, weight: 'strong', align: 'right' } as const;
  pen.line(total.amount, { ...totalStyle, x: right - 12, y: y + 23.5 });
  return y + 70;
}

function drawFacts(sheet: Sheet, top: number): void {
  const { pen, receipt } = sheet;
  let y = top;
  for (const { name, text } of listFacts(receipt.details)) {
    const place = { ...body, size: 10, width: inner - 140 };
    y = roomFor(sheet, { top: y, height: pen.depthOf(text, place) });
    pen.paragraph(name, { ...body, size: 9.5, colour: quiet, x: margin, y, width: 130 });
    y = pen.paragraph(text, { ...place, x: margin + 140, y }) + 20;
  }
}

function drawFooter({ doc, pen, receipt: { details }, colours }: Sheet): void {
  const y = footer;
  doc.moveTo(margin, y).lineTo(right, y).lineWidth(0.75).stroke(colours.line);
  const small = { size: 9, colour: quiet } as const;
  const first = sayInReceipt(details.credit === null ? 'paid' : 'sentBack');
  pen.line(first, { ...small, colour: ink, x: margin, y: y + 20 });
  const { email } = details.seller;
  const last = `${sayInReceipt('questions', { email })} ${sayInReceipt('made')}`;
  pen.paragraph(last, { ...small, x: margin, y: y + 35, width: inner });
}
