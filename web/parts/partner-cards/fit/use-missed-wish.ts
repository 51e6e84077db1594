import { ageOn } from '#contract/fields/age.ts';
import { feetOf } from '#contract/fields/heights.ts';
import { criterionOf } from '#contract/preferences/preference.criteria.ts';
import { isRangeName } from '#web/parts/criteria/written-values.rules.ts';
import { useCriterionNames, useWishText } from '#web/parts/criteria/use-wish-text.ts';
import { useToday } from '#web/parts/dates/use-now.ts';
import { pronounOf } from '#web/parts/facts/names.rules.ts';
import { useOwnProfile, usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import { isGroupOfFaith, sayingOf, type FitFacts, type FitPerson, type Saying } from './fit-words.rules.ts';
import type { CriterionWord, Direction, Reason } from './match-reasons.rules.ts';

/** Returns a wish that is missed with what the other is instead: "age 20 to 27 (you: 28)". */
export function useMissedWish() {
  const t = usePartnersTexts();
  const { person: owner } = usePersonWords();
  const own = useOwnFacts();
  const nameOf = useCriterionNames();
  const sayWish = useWishText();
  const sayOther = (criterion: CriterionWord, facts: FitFacts | undefined) => {
    if (facts === undefined || isGroupOfFaith(criterion)) return undefined;
    const saying = sayingOf(facts, { criterion, verdict: 'missed' });
    return saying && factOf(saying, t);
  };
  return (person: FitPerson, { reason, direction }: { reason: Reason; direction: Direction }): string => {
    const { criterion } = reason;
    const wish = sayWish(reason);
    if (wish === undefined) return t('fit.another', { criterion: nameOf(criterion) });
    const fact = sayOther(criterion, direction === 'mine' ? person : own);
    const who = direction === 'mine' ? t(`fit.who.${pronounOf(person.u_gender)}`) : owner;
    if (fact !== undefined) return t('fit.but', { wish, who, fact });
    // "Only" before a must-have already says that the other differs, and a range names its criterion.
    const isPlain = reason.isMustHave || isRange(criterion);
    return isPlain ? wish : t('fit.anotherOf', { criterion: nameOf(criterion), wish });
  };
}

function isRange(criterion: CriterionWord): boolean {
  const name = criterionOf(criterion);
  return name !== undefined && isRangeName(name);
}

/** The own facts, with the age that the site counts today. */
function useOwnFacts(): FitFacts | undefined {
  const own = useOwnProfile();
  const today = useToday();
  return own && { ...own, age: ageOn(own.u_dob, today) };
}

type Texts = ReturnType<typeof usePartnersTexts>;

/** The text of a fact by itself. */
export function factOf(saying: Saying, t: Texts): string {
  if (saying.kind === 'age') return String(saying.age);
  return saying.kind === 'height' ? t('card.height', feetOf(saying.centimetres)) : saying.fact;
}
