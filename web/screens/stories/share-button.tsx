import { IconShare } from '@tabler/icons-react';
import { Button } from '#web/design/button.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useStoriesTexts } from '#web/locales/en/stories/stories.ts';
import styles from './share-button.module.css';

type Props = { title: string; path: string };

/** Passes the address on with the device's own menu; where there is none, it is copied. */
export function ShareButton({ title, path }: Props) {
  const t = useStoriesTexts();
  const share = async () => {
    const url = window.location.origin + path;
    if (await hasShared({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('story.copied'));
    } catch {
      // The browser forbids it here.
      showToast(t('story.notCopied'));
    }
  };
  return (
    <Button
      look="outline"
      icon={<IconShare size="1.25rem" aria-hidden="true" />}
      className={styles.share}
      onClick={() => void share()}
    >
      {t('story.share')}
    </Button>
  );
}

/** Whether the device's menu was there, also when the person closed it. */
async function hasShared(content: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
