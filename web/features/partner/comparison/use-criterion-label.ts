import { usePartnersTexts } from '#web/i18n/use-partners-texts.ts';

/** How a criterion is called, by its name in payloads: `mother_tongue` is "Mother tongue". */
export function useCriterionLabel(): (criterion: string) => string {
  const t = usePartnersTexts();
  const labels: Readonly<Record<string, string>> = t('criteria', { returnObjects: true });
  return (criterion) => labels[criterion] ?? criterion;
}
