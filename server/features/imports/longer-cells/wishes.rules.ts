import { foldText } from '#contract/choices/fold-text.ts';
import { acceptsAny } from './diet.rules.ts';
import type { LongerCells } from './longer-cells.rules.ts';

const groups = String.raw`(?:religions?|castes?|cast|communit(?:y|ies)|sub[ -]?castes?|sects?|denominations?)`;
const several = String.raw`${groups}(?:\s*(?:&|and|\/|or|,)\s*${groups})*`;
const hindrance = String.raw`(?:bars?|barriers?|problems?|issues?|matters?|objections?|restrictions?|pref\w*|conditions?|demands?)`;
const accepted = String.raw`(?:ok|okay|accept\w*|fine|welcome|preferred|considered|also|too)`;
/** Words that say which partner is accepted, and nothing of the person: `Caste no bar`, `any caste ok`. */
const wish = new RegExp(
  [
    String.raw`${several}\s*(?:is|are)?\W*\b(?:no|not an?|not)\s*${hindrance}`,
    String.raw`\bno ${groups} ${hindrance}`,
    String.raw`${several}\s*(?:does ?n[o']?t|does not|do not|no|not) matter\w*`,
    String.raw`\b(?:open (?:to|for) )?(?:any|all)\s+(?:\p{L}+\s+)?${groups}(?:\s+(?:is |are )?${accepted})*`,
    String.raw`\b(?:other|inter) ?${groups}\s+(?:is |are )?${accepted}`,
    String.raw`\bopen (?:to|for) (?:all|any|other)(?:\s+${groups})?`,
    String.raw`\bcnb\b`,
    String.raw`\bcaste ?no ?bar\b`,
  ].join('|'),
  'giu',
);

const ofFaith = ['religion', 'community', 'sub_community', 'denomination'] as const;

/** Leaves out wishes about the partner from the cells about the faith; what stands beside them stays. */
export function leaveWishes({ form, texts, notes }: LongerCells): void {
  const said = new Set<string>();
  for (const field of ofFaith) {
    const { [field]: text } = form;
    if (text === undefined) continue;
    const { wishes, rest } = takeWishes(texts[field] ?? text);
    if (wishes === '') continue;
    if (!said.has(wishes)) notes.push({ field, key: 'row.partner_wish', as: wishes });
    said.add(wishes);
    if (rest === '') {
      Reflect.deleteProperty(form, field);
      Reflect.deleteProperty(texts, field);
    } else {
      form[field] = rest;
      texts[field] = rest;
    }
  }
}

/** The wishes in a cell, and the words beside them. */
function takeWishes(text: string): { wishes: string; rest: string } {
  if (acceptsAny(text)) return { wishes: text, rest: '' };
  const wishes = [...text.matchAll(wish)].map(([each]) => each.trim());
  const rest = text
    .replaceAll(wish, ' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s:/,;&+-]+|[\s:/,;&(+-]+$/g, '');
  const isAny = foldText(rest) === '' || acceptsAny(rest);
  return { wishes: wishes.join(', '), rest: wishes.length > 0 && isAny ? '' : rest };
}
