import { criteria, criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { formNameOf } from '#contract/preferences/preference-form.ts';
import { preferenceWireNames } from '#contract/preferences/preference.wire.ts';
import { useCriterionText } from '#web/criteria/use-criterion-text.ts';
import { useFactText } from '#web/facts/use-fact-text.ts';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import { usePlainWords } from '../use-plain-words.ts';

const namesInPayloads = new Map<string, CriterionName>(
  criterionNames.map((name) => [formNameOf(preferenceWireNames[name]), name]),
);

/** Says what is wanted (`25-32`, `Malayalam,Tamil`) and what is (`28`), by the criterion's name in payloads. */
export function useComparisonWords() {
  const t = usePartnerTexts();
  const sayWanted = useCriterionText();
  const sayFact = useFactText();
  const sayPlainly = usePlainWords();
  return {
    wanted: (criterion: string, value: string) => {
      const name = namesInPayloads.get(criterion);
      if (name === undefined) return value;
      const { fact } = criteria[name];
      if (fact !== 'profileFor' && fact !== 'diet') return sayWanted(name, value) ?? value;
      const values = new Set(value.split(',').map((one) => sayPlainly(fact, one)));
      return sayWanted(name, [...values].join(',')) ?? value;
    },
    fact: (criterion: string, value: string) => {
      const name = namesInPayloads.get(criterion);
      if (name === undefined) return value;
      // What is compared is the age, not the day of birth.
      if (name === 'age') return t('header.age', { count: Number(value) });
      const { fact } = criteria[name];
      return fact === 'profileFor' || fact === 'diet'
        ? sayPlainly(fact, value)
        : (sayFact(fact, value) ?? value);
    },
  };
}
