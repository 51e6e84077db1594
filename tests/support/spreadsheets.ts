import { crc32, deflateRawSync } from 'node:zlib';

/** Rows as a CSV, every cell in quotes. */
export function writeSheet(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
}

export type WorkbookPart = { name: string; content: string | Buffer };

/** A compressed ZIP archive, as spreadsheet programs write it. `claimedSize` is a false unpacked size of the parts. */
export function zipParts(parts: readonly WorkbookPart[], claimedSize?: number): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimedSize ?? plain.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const version = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), version, facts, place, Buffer.from(name)]),
    );
    bodies.push(local, packed);
    offset += local.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const spreadsheet = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook whose one sheet has this XML between `<sheetData>` and `</sheetData>`. */
export function workbookParts(sheetData: string): WorkbookPart[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${xmlHead}<workbook ${spreadsheet} xmlns:r="${relations}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `${xmlHead}<styleSheet ${spreadsheet}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${xmlHead}<worksheet ${spreadsheet}><sheetData>${sheetData}</sheetData></worksheet>`,
    },
  ];
}

/** A workbook with the same text in every row, which is in the file once. */
export function repeatText(text: string, rows: number): Buffer {
  const lines = Array.from(
    { length: rows },
    (_none, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
  );
  const strings = `${xmlHead}<sst ${spreadsheet}><si><t>${text}</t></si></sst>`;
  const target = `<Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>`;
  const parts = workbookParts(lines.join('')).map(({ name, content }) => ({
    name,
    content: String(content).replace('</Relationships>', `${target}</Relationships>`),
  }));
  return zipParts([...parts, { name: 'xl/sharedStrings.xml', content: strings }]);
}

type WorkbookRows = readonly (readonly (string | number | Date)[])[];

/** Rows as an XLSX. A number is a number cell, a Date a calendar day. */
export function writeWorkbook(rows: WorkbookRows): Buffer {
  return zipParts(workbookParts(writeSheetData(rows)));
}

/** Several sheets, by their names, as one XLSX. */
export function writeSheets(sheets: Readonly<Record<string, WorkbookRows>>): Buffer {
  const names = Object.keys(sheets);
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const links = names.map(
    (_name, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const others = workbookParts('').map(({ name, content }) => ({
    name,
    content: String(content)
      .replace(/<sheets>.*<\/sheets>/, `<sheets>${list.join('')}</sheets>`)
      .replace(/<Relationship .*\/>/, links.join('')),
  }));
  const parts = Object.values(sheets).map((rows, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    content: `${xmlHead}<worksheet ${spreadsheet}><sheetData>${writeSheetData(rows)}</sheetData></worksheet>`,
  }));
  return zipParts([...others.filter(({ name }) => !name.includes('worksheets/')), ...parts]);
}

function writeSheetData(rows: WorkbookRows): string {
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, column) =>
      writeCell(cell, `${String.fromCodePoint(65 + column)}${index + 1}`),
    );
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return lines.join('');
}

function writeCell(cell: string | number | Date, address: string): string {
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (cell instanceof Date)
    return `<c r="${address}" s="1"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
