import { isMessageKey } from '#contract/messages.ts';
import { useContractTexts } from '#web/i18n/use-contract-texts.ts';

/** Says what is wrong with a field: a key of the contract in the reader's language, the server's sentence as it is. */
export function useErrorSentence(): (message: string | undefined) => string | undefined {
  const sentences = useContractTexts();
  return (message) => (message !== undefined && isMessageKey(message) ? sentences(message) : message);
}
