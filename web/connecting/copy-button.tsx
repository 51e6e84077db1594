import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { announce } from '#web/design/announcer.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { showToast } from '#web/design/toasts.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';

/** Copies a text, and shows that it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useConnectingTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(t('contact.copied'));
    } catch {
      // The browser does not allow it here; the text itself can be marked and copied.
      showToast(t('contact.notCopied'));
    }
  };
  const Sign = isCopied ? IconCheck : IconCopy;
  return (
    <IconButton aria-label={label} title={label} onClick={() => void copy()}>
      <Sign size="1.25rem" aria-hidden="true" />
    </IconButton>
  );
}
