import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { FormFact } from '#contract/profiles/fact-names.ts';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { splitWords } from '#web/parts/facts/fact-formats.rules.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import styles from './hobbies-field.module.css';
import {
  addHobby,
  canAddHobby,
  hobbyLimits,
  joinHobbies,
  leaveHobby,
  removeHobby,
  takeSuggestion,
  writeHobby,
  type Hobbies,
} from './hobbies.rules.ts';
import { HobbyChip, HobbySuggestions } from './hobby-chips.tsx';
import { useProfileField } from './use-profile-field.ts';

/** Hobbies as chips that are written in place, with suggestions to press. */
export function HobbiesField({ fact }: { fact: FormFact }) {
  const t = useProfileTexts();
  const { value, onChange, label, description, error, ref } = useProfileField(fact);
  const { hobbies, change } = useHobbies({ value, onChange });
  const { list, focusChip } = useChipFocus();
  const adder = useRef<HTMLButtonElement>(null);
  const places = hobbies.map((hobby, index) => ({ hobby, index }));
  const isFull = hobbies.length >= hobbyLimits.most;

  // While the last chip is blank it is the one to write in: there is never a second blank one.
  const add = () => {
    change(addHobby(hobbies));
    focusChip(canAddHobby(hobbies) ? hobbies.length : hobbies.length - 1);
  };
  const remove = (index: number) => {
    const removed = hobbies[index] ?? '';
    change(removeHobby(hobbies, index));
    if (hobbies.length === 1) adder.current?.focus();
    else focusChip(Math.max(0, index - 1));
    if (removed.trim() !== '') announce(t('hobbies.removed', { hobby: removed }));
  };

  return (
    <fieldset className={styles.field}>
      <legend className="visually-hidden">{label}</legend>
      {hobbies.length === 0 && <p className={styles.none}>{t('hobbies.none')}</p>}
      <ul ref={list} className={styles.chips}>
        {places.map(({ hobby, index }) => (
          <HobbyChip
            // A chip is its place: its text changes with every key.
            key={index}
            hobby={hobby}
            number={index + 1}
            onWrite={(text) => {
              const written = writeHobby(hobbies, { index, text });
              change(written);
              if (text.includes(',')) focusChip(Math.min(index + 1, written.length - 1));
            }}
            onLeave={() => change(leaveHobby(hobbies, index))}
            onRemove={() => remove(index)}
            onNext={add}
          />
        ))}
        <li>
          <Button
            ref={(element) => {
              adder.current = element;
              ref(element);
            }}
            look="outline"
            size="small"
            className={styles.add}
            icon={<IconPlus size="1rem" aria-hidden="true" />}
            aria-disabled={isFull}
            // The chip that is being written has the focus until the press is done, so that nothing moves under the finger.
            onPointerDown={(event) => event.preventDefault()}
            onClick={isFull ? undefined : add}
          >
            {t('hobbies.add')}
          </Button>
        </li>
      </ul>
      {description !== undefined && <p className={styles.none}>{description}</p>}
      {isFull && <p className={styles.none}>{t('hobbies.full')}</p>}
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {!isFull && (
        <HobbySuggestions
          hobbies={hobbies}
          onTake={(suggestion) => change(takeSuggestion(hobbies, suggestion))}
        />
      )}
    </fieldset>
  );
}

type Field = { value: string; onChange: (value: string) => void };

/** The chips with the blank one, which the value of the form leaves out; a value from outside replaces them. */
function useHobbies({ value, onChange }: Field) {
  const [hobbies, setHobbies] = useState<Hobbies>(() => splitWords(value));
  const isOutside = joinHobbies(hobbies) !== joinHobbies(splitWords(value));
  const shown = isOutside ? splitWords(value) : hobbies;
  if (isOutside) setHobbies(shown);
  const change = (next: Hobbies) => {
    setHobbies(next);
    onChange(joinHobbies(next));
  };
  return { hobbies: shown, change };
}

/** Moves the focus to a chip once it is drawn. */
function useChipFocus() {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = undefined;
  });
  const focusChip = (index: number) => {
    wanted.current = index;
    // Where nothing has to be drawn first, the chip is there already.
    list.current?.querySelectorAll('input')[index]?.focus();
  };
  return { list, focusChip };
}
