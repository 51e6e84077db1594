import { IconSearch } from '@tabler/icons-react';
import { useState, type Ref } from 'react';
import { useDebouncedCallback } from '#web/design/hooks/debounce.ts';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { CloseButton } from '#web/design/inputs/close-button.tsx';
import { useListsTexts } from '#web/locales/en/lists.ts';
import styles from './search-field.module.css';

type Props = {
  label: string;
  value: string;
  onSearch: (search: string) => void;
  /** Where there is little room the label is inside of the empty field. */
  isCompact?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Searches 300 ms after the last key, and at once on Enter. Follows the address when the back button changes it. */
export function SearchField({ label, value, onSearch, isCompact = false, ref }: Props) {
  const t = useListsTexts();
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== sent) {
    setSent(value);
    setText(value);
  }
  const send = (wanted: string) => {
    const search = wanted.trim().slice(0, 100);
    if (search === sent) return;
    setSent(search);
    onSearch(search);
  };
  const sendDebounced = useDebouncedCallback(send, 300);
  const change = (wanted: string) => {
    setText(wanted);
    sendDebounced(wanted);
  };
  const clear = () => {
    setText('');
    send('');
  };
  return (
    <TextInput
      ref={ref}
      type="search"
      className={styles.search}
      {...(isCompact ? { 'aria-label': label, placeholder: label } : { label })}
      value={text}
      maxLength={100}
      onChange={({ target }) => change(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send(text);
      }}
      leftSection={<IconSearch size="1.125rem" aria-hidden="true" />}
      rightSection={text === '' ? null : <CloseButton aria-label={t('clearSearch')} onClick={clear} />}
    />
  );
}
