import { useId } from 'react';
import { useInboxTexts } from '#web/i18n/use-inbox-texts.ts';
import { sides, type Side, type SidedTab } from './inbox-address.rules.ts';
import { useThem } from './use-them.ts';
import styles from './side-radios.module.css';

type Props = { tab: SidedTab; shown: Side; onChoose: (side: Side) => void };

/** By me or by them: two pills, one of them chosen. */
export function SideRadios({ tab, shown, onChoose }: Props) {
  const t = useInboxTexts();
  const name = useId();
  const { isKnown, them } = useThem();
  return (
    <fieldset className={styles.sides} data-is-known={isKnown}>
      <legend className="visually-hidden">{t(`sides.${tab}.label`)}</legend>
      {sides.map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={side}
            checked={side === shown}
            onChange={() => onChoose(side)}
          />
          {t(`sides.${tab}.${side === 'me' ? 'me' : them}`)}
        </label>
      ))}
    </fieldset>
  );
}
