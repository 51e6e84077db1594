import { isOneApart } from '../longer-cells/likeness.rules.ts';

const negation = /^(?:not|nt|no|non)[\s.-]*(w[\p{L} ]*)$/iu;
/** "Working" and "work" without their vowels, which hurried typists leave out or change. */
const skeletons = ['wrkng', 'wrkg', 'wrk', 'wkng'];

/** Whether a cell says that somebody has no work, however it is spelled: `not wrkng`, `Not workng`, `nt wrking`, `not wrnkg`. */
export function saysNotWorking(text: string): boolean {
  const [, word = ''] = negation.exec(text.trim()) ?? [];
  const bare = word.toLowerCase().replaceAll(/[aeiou\s]/g, '');
  return bare.includes('k') && skeletons.some((each) => each === bare || isOneApart(each, bare));
}
