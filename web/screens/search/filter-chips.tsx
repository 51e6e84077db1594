import { IconX } from '@tabler/icons-react';
import { Button } from '#web/design/button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { useSearchTexts } from '#web/locales/en/search.ts';
import styles from './filter-chips.module.css';
import { changeAddress, listFilters, type FilterName, type SearchAddress } from './search-address.rules.ts';
import { useFilterSentence } from './use-search-sentences.ts';

type Props = {
  address: SearchAddress;
  onAddress: (address: SearchAddress) => void;
  /** Called when the last chip is removed, so that the focus moves elsewhere. */
  onEmpty: () => void;
};

/** The text and the filters of the search. A press on a chip removes it, and the focus moves to its neighbour. */
export function FilterChips({ address, onAddress, onEmpty }: Props) {
  const t = useSearchTexts();
  const sentenceOf = useFilterSentence();
  const names = listFilters(address);
  const { search } = address;
  if (names.length === 0 && search === undefined) return null;

  const remove = (name: FilterName | 'search', { chip, text }: { chip: HTMLElement; text: string }) => {
    const item = chip.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const next = neighbour?.querySelector('button');
    if (next === null || next === undefined) onEmpty();
    else next.focus();
    onAddress(changeAddress(address, { [name]: undefined }));
    announce(t('chips.removed', { filter: text }));
  };
  const clear = () => {
    onEmpty();
    onAddress(changeAddress({}, { sort: address.sort }));
    announce(t('chips.cleared'));
  };

  const chips = [
    ...(search === undefined ? [] : [{ name: 'search' as const, text: t('chips.text', { text: search }) }]),
    ...names.map((name) => ({ name, text: sentenceOf(name, address) })),
  ];
  return (
    <div className={styles.bar}>
      <ul className={styles.chips} aria-label={t('chips.label')}>
        {chips.map(({ name, text }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('chips.remove', { filter: text })}
              onClick={({ currentTarget }) => remove(name, { chip: currentTarget, text })}
            >
              <bdi className={styles.text}>{text}</bdi>
              <IconX size="1rem" className={styles.cross} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 1 && (
        <Button look="quiet" size="small" onClick={clear}>
          {t('chips.clear')}
        </Button>
      )}
    </div>
  );
}
