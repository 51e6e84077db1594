import type { ResourceNamespaceMap } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * Makes the hook that gives a screen its texts, typed by the English catalogue:
 * `const useLandingTexts = defineTexts('landing', landing)`, then `useLandingTexts()('hero.title')`.
 * The catalogue is in the same script as the code that uses it.
 */
export function defineTexts<Namespace extends keyof ResourceNamespaceMap>(
  namespace: Namespace,
  english: ResourceNamespaceMap[Namespace],
) {
  return function useTexts() {
    const { t, i18n } = useTranslation(namespace);
    if (!i18n.hasResourceBundle('en', namespace)) i18n.addResourceBundle('en', namespace, english);
    return t;
  };
}
