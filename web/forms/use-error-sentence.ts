import { isMessageKey } from '#contract/calls/messages.ts';
import { useContractTexts } from '#web/i18n/use-contract-texts.ts';

/** The sentence of what is wrong with a field: a key of the contract in the reader's language, the server's sentence unchanged. */
export function useErrorSentence(): (message: string | undefined) => string | undefined {
  const sentences = useContractTexts();
  return (message) => (message !== undefined && isMessageKey(message) ? sentences(message) : message);
}
