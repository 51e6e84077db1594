import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { isLastCode } from '#contract/choices/choice-lists.ts';
import { isBeginningOf, type Choice } from '#web/parts/choices/choices.rules.ts';
import { useListSearch } from '#web/parts/choices/use-list-search.ts';
import { fillField } from '#web/parts/forms/native-form.ts';

type Choosing = { choices: readonly Choice[]; input: RefObject<HTMLInputElement | null>; initial: string };

/** Fewer letters than these begin too many names. */
const fewLetters = 3;

/** What is typed, the options for it, and which of them the keyboard has marked. */
export function useCommunity({ choices, input, initial }: Choosing) {
  const { find, named, onType, isLooking } = useListSearch({ lists: ['community', 'denomination'], choices });
  const [value, setValue] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  /** What was typed since the last choice; then the whole list is shown again. */
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(-1);
  const [isUnknown, setUnknown] = useState(initial !== '' && named(initial) === undefined);
  const found = typed.trim() === '' ? choices : find(typed);
  useEffect(() => {
    // The keyboard of a phone covers the lower half.
    if (isOpen && window.matchMedia('(pointer: coarse)').matches) {
      input.current?.closest('div')?.scrollIntoView({ block: 'start' });
    }
  }, [isOpen, input]);
  const open = () => {
    setOpen(true);
    setUnknown(false);
  };
  const close = () => {
    setOpen(false);
    setPlace(-1);
  };
  const forget = () => {
    close();
    setTyped('');
  };
  /** A press elsewhere ends where it began: what is below the list does not move before. */
  const closeAfterPress = () => {
    const isAway = () => document.activeElement !== input.current;
    const end = () =>
      window.setTimeout(() => {
        if (isAway()) forget();
      });
    window.addEventListener('mouseup', end, { once: true });
  };
  const choose = (label: string) => {
    if (input.current !== null) fillField(input.current, label);
    forget();
  };
  /** Another name of a value, or the beginning of one value alone, is the value. */
  const leave = () => {
    const words = typed.trim();
    if (isOpen) closeAfterPress();
    if (words === '') return;
    const begun = found.filter(({ code, label }) => !isLastCode(code) && isBeginningOf(label, words));
    const only = begun.length === 1 && words.length >= fewLetters ? begun[0] : undefined;
    const meant = named(words) ?? only;
    choose(meant?.label ?? words);
    setUnknown(meant === undefined);
    if (!isOpen) return;
    // The same options until the press is over.
    setOpen(true);
    setTyped(typed);
  };
  const enter = () => {
    const first = typed.trim() === '' ? undefined : found.find(({ code }) => !isLastCode(code));
    const meant = found[place] ?? first;
    if (meant !== undefined) return choose(meant.label);
    leave();
    forget();
  };
  const move = (step: number) => {
    open();
    setPlace((place + step + found.length + (place === -1 && step < 0 ? 1 : 0)) % found.length);
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // The form is not sent.
    ...(isOpen && { Escape: close, Enter: enter }),
  };
  return {
    value,
    isOpen,
    found,
    marked: found[place],
    isUnknown,
    /** Nothing is found yet, and the other names are on their way. */
    isLooking: isLooking && typed !== '' && found.every(({ code }) => isLastCode(code)),
    choose,
    onClick: () => {
      if (document.activeElement === input.current && !isOpen) open();
    },
    onInput: () => {
      const words = input.current?.value ?? '';
      onType();
      setValue(words);
      setTyped(words);
      setPlace(-1);
      open();
    },
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab') close();
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
