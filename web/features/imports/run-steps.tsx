import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import { runSteps, type RunStep } from './run-states.rules.ts';
import styles from './run-steps.module.css';

type Props = {
  current: RunStep;
  /** The step that the import has come to, when another one is looked at again. */
  reached?: RunStep;
  /** Whether everything is over. */
  isDone?: boolean;
  /** The import whose columns can be looked at again. */
  importId?: number | undefined;
};

/** Where an import stands on its way. What was passed is ticked; the columns can be gone back to. */
export function RunSteps({ current, reached = current, isDone = false, importId }: Props) {
  const t = useImportsTexts();
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.steps}>
        {runSteps.map((step, index) => {
          const isPassed = isDone || index < runSteps.indexOf(reached);
          const search = linkOf({ step, current, reached });
          const label = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {isPassed ? <IconCheck size="1rem" /> : index + 1}
              </span>
              {t(`steps.${step}`)}
              {isPassed && <span className="visually-hidden">({t('steps.done')})</span>}
            </>
          );
          return (
            <li key={step} className={styles.step} data-passed={isPassed || undefined}>
              {importId === undefined || search === undefined ? (
                <span className={styles.label} {...(step === current && { 'aria-current': 'step' as const })}>
                  {label}
                </span>
              ) : (
                <Link
                  to="/admin-import/$importId"
                  params={{ importId: String(importId) }}
                  search={search}
                  className={styles.label}
                  activeProps={{}}
                  activeOptions={{ exact: true, includeSearch: true }}
                >
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type Place = { step: RunStep; current: RunStep; reached: RunStep };

/** The address of a step that can be gone to from here: back to the columns, and from there forward again. */
function linkOf({ step, current, reached }: Place): { step?: 'columns' } | undefined {
  if (step === current) return undefined;
  if (step === 'columns' && reached !== 'file') return { step: 'columns' };
  return step === reached ? {} : undefined;
}
