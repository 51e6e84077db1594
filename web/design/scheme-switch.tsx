import { useSyncExternalStore } from 'react';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { chooseScheme, onSchemeChange, readScheme, type SchemeChoice } from './scheme.ts';
import styles from './styles/switch.module.css';

const choices = ['system', 'light', 'dark'] as const satisfies readonly SchemeChoice[];

/** The choice of the colour scheme, stored on this device. */
export function SchemeSwitch() {
  const t = useCommonTexts();
  const choice = useSyncExternalStore(onSchemeChange, readScheme, () => 'system' as const);
  return (
    <label className={styles.switch}>
      <span>{t('scheme.label')}</span>
      <select
        className={styles.choice}
        value={choice}
        onChange={({ target }) => chooseScheme(choices.find((name) => name === target.value) ?? 'system')}
      >
        {choices.map((name) => (
          <option key={name} value={name}>
            {t(`scheme.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
