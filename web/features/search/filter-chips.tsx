import { IconX } from '@tabler/icons-react';
import { announce } from '#web/design/announcer.tsx';
import { Button } from '#web/design/button.tsx';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import styles from './filter-chips.module.css';
import { changeAddress, listFilters, type FilterName, type SearchAddress } from './search-address.rules.ts';
import { useFilterText } from './use-filter-text.ts';

type Props = {
  address: SearchAddress;
  onAddress: (address: SearchAddress) => void;
  /** The last chip was taken away; the focus needs another place. */
  onEmpty: () => void;
};

/** What the search narrows by. A press on a chip takes it away, and the focus goes on to its neighbour. */
export function FilterChips({ address, onAddress, onEmpty }: Props) {
  const t = useSearchTexts();
  const say = useFilterText();
  const names = listFilters(address);
  const { search } = address;
  if (names.length === 0 && search === undefined) return null;

  const remove = (name: FilterName | 'search', { chip, said }: { chip: HTMLElement; said: string }) => {
    const place = chip.closest('li');
    const neighbour = place?.nextElementSibling ?? place?.previousElementSibling;
    const next = neighbour?.querySelector('button');
    if (next === null || next === undefined) onEmpty();
    else next.focus();
    onAddress(changeAddress(address, { [name]: undefined }));
    announce(t('chips.removed', { filter: said }));
  };
  const clear = () => {
    onEmpty();
    onAddress(changeAddress({}, { sort: address.sort }));
    announce(t('chips.cleared'));
  };

  const chips = [
    ...(search === undefined ? [] : [{ name: 'search' as const, said: t('chips.text', { text: search }) }]),
    ...names.map((name) => ({ name, said: say(name, address) })),
  ];
  return (
    <div className={styles.place}>
      <ul className={styles.chips} aria-label={t('chips.label')}>
        {chips.map(({ name, said }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('chips.remove', { filter: said })}
              onClick={({ currentTarget }) => remove(name, { chip: currentTarget, said })}
            >
              <bdi className={styles.said}>{said}</bdi>
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
