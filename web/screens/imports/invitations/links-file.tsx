import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { linkInvitations } from '#contract/imports/invitations.ts';
import { saveFile } from '#web/app/client/save-download.ts';
import { Button } from '#web/design/button.tsx';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import styles from './inviting.module.css';

const numbers = new Intl.NumberFormat('en-IN');

/** Makes the links of all people of an import without an e-mail address, as one file, after a warning. */
export function LinksFile({ importId }: { importId: number }) {
  const t = useImportsTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        look="outline"
        icon={<IconDownload size="1.125rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('invitations.links')}
      </Button>
      {isOpen && <LinksDialog importId={importId} onClose={() => setOpen(false)} />}
    </>
  );
}

function LinksDialog({ importId, onClose }: { importId: number; onClose: () => void }) {
  const t = useImportsTexts();
  const call = useCall(t('invitations.failedTitle'));
  const [renews, setRenews] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const answer = await call(linkInvitations, { import_id: importId, renews });
    setBusy(false);
    if (answer === undefined) return;
    if (!answer.result)
      return showOutcome({ tone: 'failure', title: t('invitations.failedTitle'), text: answer.message });
    const { links: count, csv } = answer.data;
    if (count > 0)
      saveFile(new Blob([csv], { type: 'text/csv' }), t('invitations.linksFileName', { importId }));
    showToast(
      count === 0
        ? t('invitations.linksNone')
        : t('invitations.linksMade', { count, number: numbers.format(count) }),
    );
    onClose();
  };
  return (
    <DialogFrame title={t('invitations.linksTitle')} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('invitations.linksText')}</p>
        <p className={styles.warning}>{t('invitations.linksWarning')}</p>
        <Checkbox
          label={t('invitations.linksRenew')}
          description={t('invitations.linksRenewHint')}
          checked={renews}
          onChange={({ currentTarget }) => setRenews(currentTarget.checked)}
        />
        <Button isWide isBusy={isBusy} onClick={() => void make()} data-autofocus>
          {t('invitations.linksMake')}
        </Button>
      </div>
    </DialogFrame>
  );
}
