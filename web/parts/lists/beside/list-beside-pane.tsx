import type { ReactNode } from 'react';
import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import styles from './list-beside-pane.module.css';

type Props = {
  list: ReactNode;
  /** The open entry; none while nothing is open. */
  pane: ReactNode | undefined;
  /** The single keys of the list, and the switch that turns them off; none on phones. */
  keys: KeysProps | undefined;
};

/** A list, and the open entry in a pane beside it. */
export function ListBesidePane({ list, pane, keys }: Props) {
  return (
    <div className={pane === undefined ? undefined : styles.desk}>
      <div className={styles.list}>
        {list}
        {keys !== undefined && <Keys {...keys} />}
      </div>
      {pane !== undefined && <div className={styles.pane}>{pane}</div>}
    </div>
  );
}

type KeysProps = { isOn: boolean; onSwitch: (isOn: boolean) => void; label: string; text: string };

function Keys({ isOn, onSwitch, label, text }: KeysProps) {
  return (
    <div className={styles.keys}>
      <Switch checked={isOn} label={label} isSmall onChange={({ target }) => onSwitch(target.checked)} />
      <p>{text}</p>
    </div>
  );
}
