type HeightUnit = 'any' | 'centimetres' | 'inches' | 'feet';

const centimetresOfInch = 2.54;

/**
 * Reads a height as whole centimetres: `168 cm`, `1.68 m`, `5'6"`, `5 ft 6 in`, `66 inches`, `5'6" (168 cm)`. `unit` is
 * that of bare numbers: in feet, `5.11` is five feet eleven; `any` decides by the size. Null when the text is no height.
 */
export function readHeight(text: string, unit: HeightUnit): number | null {
  const cleaned = text
    .trim()
    .toLowerCase()
    .replaceAll(/[’‘′`´]/g, "'")
    .replaceAll(/[”“″]|''/g, '"');
  return (
    readMetric(cleaned) ?? readFeetAndInches(cleaned) ?? readInches(cleaned) ?? readBareNumber(cleaned, unit)
  );
}

function readMetric(text: string): number | null {
  const centimetres = /(\d{2,3}(?:\.\d+)?)\s*(?:cm|centim)/.exec(text)?.[1];
  if (centimetres !== undefined) return Math.round(Number(centimetres));
  const metres = /^(\d[.,]\d{1,2})\s*m(?:trs?|t|eters?|etres?)?\.?$/.exec(text)?.[1];
  return metres === undefined ? null : Math.round(Number(metres.replace(',', '.')) * 100);
}

function readFeetAndInches(text: string): number | null {
  const [, feet, inches = '0'] =
    /^(\d)\s*(?:'|f(?:ee|oo)?t?s?\.?)\s*-?\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|'|in(?:ch(?:es)?|s)?\.?)?)?\s*(?:\(.*\))?$/.exec(
      text,
    ) ?? [];
  return feet === undefined ? readDecimalFeet(text) : fromFeet(Number(feet), Number(inches));
}

/** `5.6 ft`: in biodata the number after the dot is inches. */
function readDecimalFeet(text: string): number | null {
  const [, feet, inches] = /^(\d)[.](\d{1,2})\s*(?:'|f(?:ee|oo)?ts?\.?)$/.exec(text) ?? [];
  return feet === undefined ? null : fromFeet(Number(feet), Number(inches));
}

function readInches(text: string): number | null {
  const inches = /^(\d{2}(?:\.\d+)?)\s*(?:"|in(?:ch(?:es)?|s)?\.?)$/.exec(text)?.[1];
  return inches === undefined ? null : Math.round(Number(inches) * centimetresOfInch);
}

function readBareNumber(text: string, unit: HeightUnit): number | null {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null;
  const [whole = '', fraction = '0'] = text.split('.');
  const readings = {
    centimetres: () => Math.round(Number(text)),
    inches: () => Math.round(Number(text) * centimetresOfInch),
    feet: () => fromFeet(Number(whole), Number(fraction)),
  };
  return readings[unit === 'any' ? unitBySize(Number(text), fraction) : unit]();
}

/** 168 are centimetres, 66 inches, 5.6 feet and inches. */
function unitBySize(size: number, fraction: string): 'centimetres' | 'inches' | 'feet' {
  if (size >= 100) return 'centimetres';
  return size < 8 && fraction !== '' ? 'feet' : 'inches';
}

function fromFeet(feet: number, inches: number): number | null {
  return inches < 12 ? Math.round((feet * 12 + inches) * centimetresOfInch) : null;
}
