import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import { useModerationTexts } from '#web/locales/en/moderation.ts';
import styles from './queue-keys.module.css';

type Props = { isOn: boolean; onSwitch: (isOn: boolean) => void; isOpen: boolean; onToggle: () => void };

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['H', 'hold'],
  ['Esc', 'escape'],
  ['?', 'help'],
] as const;

/** The keys of the queue, and the switch that turns them off. */
export function QueueKeys({ isOn, onSwitch, isOpen, onToggle }: Props) {
  const t = useModerationTexts();
  const short = keys.map(([key, meaning]) => `${key} ${t(`keys.${meaning}`)}`).join(', ');
  return (
    <details
      className={styles.keys}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle();
      }}
    >
      <summary className={styles.summary}>
        {t('keys.title')}
        {isOn && !isOpen && <span className={styles.short}> {short}</span>}
      </summary>
      <Switch checked={isOn} label={t('keys.switch')} onChange={({ target }) => onSwitch(target.checked)} />
      <p className={styles.hint}>{t('keys.hint')}</p>
      <dl className={styles.list}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={styles.pair}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${meaning}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
