import { TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { announce } from '#web/design/announcer.tsx';
import { Button } from '#web/design/button.tsx';
import { DialogFrame } from '#web/design/dialog-frame.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import styles from './link-dialog.module.css';

type Props = { name: string; link: string; onClose: () => void };

/** The link of one invitation, shown this once, to be handed over. */
export function LinkDialog({ name, link, onClose }: Props) {
  const t = useImportsTexts();
  const [said, setSaid] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const say = (sentence: string) => {
    setSaid(sentence);
    announce(sentence);
  };
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      say(t('invitations.copied'));
    } catch {
      // Without the permission, or without a secure connection, the person copies what is selected.
      say(t('invitations.copyFailed'));
    }
  };
  return (
    <DialogFrame title={t('invitations.linkTitle', { name })} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('invitations.linkText')}</p>
        <TextInput ref={field} label={t('invitations.linkLabel')} value={link} readOnly dir="ltr" />
        <Button
          isWide
          icon={<IconCopy size="1.125rem" aria-hidden="true" />}
          onClick={() => void copy()}
          data-autofocus
        >
          {t('invitations.copy')}
        </Button>
        {said !== undefined && <p className={styles.said}>{said}</p>}
      </div>
    </DialogFrame>
  );
}
