import { isFormKey } from '#contract/calls/form-sentences.ts';
import { useSite } from '#web/app/document/site.ts';
import { useContractTexts } from '#web/locales/use-contract-texts.ts';

/** The sentence of what is wrong with a field: a key of the contract in the reader's language, the server's sentence unchanged. */
export function useErrorSentence(): (message: string | undefined) => string | undefined {
  const sentences = useContractTexts();
  const { password_min_length: least } = useSite();
  return (message) => {
    if (message === undefined || !isFormKey(message)) return message;
    // The contract knows the documented length alone; the site may ask for more.
    if (message !== 'validation.password_length') return sentences(message);
    return sentences('validation.password_too_short').replace('{count}', String(least));
  };
}
