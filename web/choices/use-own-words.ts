import { useState } from 'react';

type Own = {
  value: string;
  onChange: (value: string) => void;
  /** The label of "Other" in the list, if it has one. */
  otherLabel: string | undefined;
};

/**
 * The own words behind "Other". Without any the value is "Other" itself. The field for them stays open while they are
 * written, also when they happen to spell a value of the list on the way; a value from outside closes it.
 */
export function useOwnWords({ value, onChange, otherLabel = '' }: Own) {
  const isOther = value !== '' && value === otherLabel;
  const [own, setOwn] = useState({ isOpen: isOther, words: '', value });
  if (own.value !== value) setOwn({ isOpen: isOther, words: '', value });

  const write = (words: string) => {
    const next = words.trim() === '' ? otherLabel : words;
    setOwn({ isOpen: true, words, value: next });
    onChange(next);
  };
  return {
    otherLabel,
    isOpen: own.isOpen,
    words: own.words,
    write,
    /** A value of the list is chosen instead. */
    close: (chosen: string) => {
      setOwn({ isOpen: false, words: '', value: chosen });
      onChange(chosen);
    },
  };
}
