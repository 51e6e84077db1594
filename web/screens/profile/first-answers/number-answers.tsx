import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { feetOf, listInches, usualCentimetres } from '#contract/fields/heights.ts';
import { factRules } from '#contract/profiles/fact-names.ts';
import { OptionList, type Option } from '#web/design/inputs/option-list.tsx';
import { ChipChoice } from '#web/design/inputs/chip-choice.tsx';
import { BottomSheet } from '#web/design/overlays/bottom-sheet.tsx';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import { AnswerRow } from './answer-row.tsx';
import type { AnswerProps } from './choice-answer.tsx';
import { useAnswer } from './use-answer.ts';

/** Where the list opens for somebody without a height: the middle of most women, of most men; of others between the two. */
const usualHeights: Readonly<Record<string, string>> = { Female: '157', Male: '170' };

/** A height in feet and inches, with the centimetres beside it. */
export function HeightAnswer({ fact, isOpen, onOpen, onChosen, gender }: AnswerProps & { gender: string }) {
  const t = useWelcomeTexts();
  const { register, question, value, error, choose } = useAnswer(fact);
  const options = listInches().map(({ usual }): Option => ({
    value: String(usual),
    label: t('height', feetOf(usual)),
    hint: t('centimetres', { centimetres: usual }),
  }));
  // A height of another client, between two inches, reads as the nearest of them.
  const said = value === '' ? t('choose') : t('height', feetOf(Number(value)));
  const sayWhole = (centimetres: number) =>
    t('wholeHeight', { ...feetOf(centimetres), centimetres: usualCentimetres(centimetres) });
  const chosen = options.find(({ label }) => label === said);
  return (
    <>
      <AnswerRow
        ref={register}
        question={question}
        text={value === '' ? said : sayWhole(Number(value))}
        isAnswered={value !== ''}
        error={error}
        onOpen={() => onOpen(true)}
      />
      {isOpen && (
        <BottomSheet title={question} onClose={() => onOpen(false)}>
          <OptionList
            label={question}
            options={options}
            chosen={chosen === undefined ? [] : [chosen.value]}
            near={usualHeights[gender] ?? '163'}
            onChoose={(centimetres) => {
              choose(centimetres);
              onChosen(centimetres);
            }}
          />
        </BottomSheet>
      )}
    </>
  );
}

/** More people are behind one more chip. */
const usualCount = 4;
const more = 'more';

/** A small number of people, one tap for the usual ones. */
export function CountAnswer({ fact }: Pick<AnswerProps, 'fact'>) {
  const t = useWelcomeTexts();
  const { register, question, value, choose } = useAnswer(fact);
  const [hasMore, setMore] = useState(Number(value) > usualCount);
  const group = useRef<HTMLDivElement>(null);
  const { largest } = numberRules(fact);
  const counts = Array.from({ length: (hasMore ? largest : usualCount) + 1 }, (_, count) => String(count));
  const options = counts.map((count) => ({ value: count, label: count }));
  return (
    <div ref={group}>
      <ChipChoice
        ref={register}
        label={question}
        options={hasMore ? options : [...options, { value: more, label: t('moreCounts') }]}
        value={value}
        onChange={(count) => {
          if (count !== more) return choose(count);
          // The chip that had the focus is gone.
          flushSync(() => setMore(true));
          group.current?.querySelector<HTMLElement>(`[value="${usualCount + 1}"]`)?.focus();
        }}
      />
    </div>
  );
}

/** The limits of a number. */
function numberRules(fact: AnswerProps['fact']) {
  const rules = factRules[fact];
  if (rules.kind !== 'number') throw new TypeError(`${fact} is no number`);
  return rules;
}
