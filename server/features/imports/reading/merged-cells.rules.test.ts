import { expect, it } from 'vitest';
import { nameSheets, readMergedCells } from './merged-cells.rules.ts';
import { sheetLimits } from './sheets.rules.ts';

it('the cells of one row alone are not merged over rows', () => {
  const xml = `<mergeCells count="4"><mergeCell ref="A1:E1"/><mergeCell ref="B3:B5"/><mergeCell ref='$AA$3:$AB$4'/><mergeCell ref="C9:C7"/></mergeCells>`;
  expect([...(readMergedCells(xml) ?? [])]).toEqual([
    [
      3,
      [
        { column: 1, last: 5 },
        { column: 26, last: 4 },
      ],
    ],
  ]);
});

it('more than a sheet can have are refused', () => {
  const xml = '<mergeCell ref="A2:A3"/>'.repeat(sheetLimits.mergedCells + 1);
  expect(readMergedCells(xml)).toBeNull();
});

it('a sheet is known by its part, however the workbook links it', () => {
  const workbook =
    '<sheets><sheet name="Brides &amp; more" sheetId="3" r:id="rId2"/><x:sheet sheetId="4" d:id="rId7" name="Grooms"/></sheets>';
  const links =
    '<Relationships><Relationship Target="worksheets/sheet9.xml" Id="rId2"/><Relationship Id="rId1" Target="styles.xml"/><Relationship Id="rId7" Target="/xl/worksheets/b.xml"/></Relationships>';
  expect([...nameSheets({ workbook, links })]).toEqual([
    ['xl/worksheets/sheet9.xml', 'Brides & more'],
    ['xl/worksheets/b.xml', 'Grooms'],
  ]);
});
