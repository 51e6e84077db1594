import { IconCheck } from '@tabler/icons-react';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import styles from './step-line.module.css';

const stepNames = ['person', 'name', 'faith', 'contact'] as const;

/** Four numbers on a marigold line, and the heading of the step, where the keyboard and screen readers go on. */
export function StepLine({ step }: { step: number }) {
  const t = useAccountsTexts();
  return (
    <>
      <ol className={styles.line}>
        {stepNames.map((name, index) => (
          <li
            key={name}
            className={styles.stop}
            data-state={stateOf(index, step)}
            aria-current={index === step ? 'step' : undefined}
          >
            <span className={styles.number}>
              {index < step ? <IconCheck size="1.125rem" aria-hidden="true" /> : index + 1}
            </span>
            <span className={styles.name}>{t(`registration.steps.${name}`)}</span>
          </li>
        ))}
      </ol>
      <h3 className={styles.heading} tabIndex={-1} data-autofocus>
        <span className={styles.progress}>{t('registration.progress', { step: step + 1 })}</span>{' '}
        {t(`registration.headings.${stepNames[step] ?? 'person'}`)}
      </h3>
    </>
  );
}

function stateOf(index: number, step: number): 'done' | 'current' | 'coming' {
  if (index === step) return 'current';
  return index < step ? 'done' : 'coming';
}
