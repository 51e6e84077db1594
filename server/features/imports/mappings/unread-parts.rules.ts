import { plainHeader } from '#contract/imports/fit-mapping.ts';
import { headersOfNothing } from './more-headers.rules.ts';
import { recogniseHeader } from './recognise-header.rules.ts';

const nothing: ReadonlySet<string> = new Set(headersOfNothing.split(',').map(plainHeader));
/** Other words for what no field of a profile has. */
const ofNoField =
  /^(?:(?:body )?weight|wt|kgs?|t ?o ?b|p ?o ?b|time|padam|lagn\w*|rashi|rasi|nakshatra padam|skin|colou?r|complexion|body type|build)(?: (?:in )?(?:kgs?|cms?))?$/;
/** An address says where somebody lives, and a date may be that of the birth. */
const maybeRead = /^(?:address|house name|date)$/;
const betweenParts = /[/&+|,;()[\]]|\s(?:and|or|with|-|–)\s/i;
const weight = /\d\s*kgs?\b/i;

/** The parts of a column that is read of which a profile has no field: the weight of `Ht / Wt`, also where the cells alone say it. */
export function listUnreadParts(header: string, cells: readonly string[]): string[] {
  const parts = header
    .split(betweenParts)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const unread = parts.filter((part) => {
    const plain = plainHeader(part);
    return !maybeRead.test(plain) && (nothing.has(plain) || ofNoField.test(plain));
  });
  const isOfHeight = recogniseHeader(header).uses.some(({ field }) => field === 'height');
  return unread.length === 0 && isOfHeight && cells.some((cell) => weight.test(cell)) ? ['kg'] : unread;
}
