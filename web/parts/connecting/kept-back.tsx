import type { PersonalDetails } from '#contract/settings/contact-audience.ts';
import { Button } from '#web/design/button.tsx';
import { pronounOf } from '#web/parts/facts/names.rules.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { connectStateOf } from './connect-state.rules.ts';
import styles from './dialog-parts.module.css';
import { openConnectingDialog, type ConnectingDialog, type DialogProps } from './open-connecting-dialog.ts';
import { useViewerId } from './use-viewer-id.ts';

type Props = DialogProps & { by: Exclude<PersonalDetails, 'shown'> };

/** That a partner keeps the contact details back, and the step that opens them, if there is one. */
export function KeptBack({ partner, place, by, onClose }: Props) {
  const t = useConnectingTexts();
  const common = useCommonTexts();
  const state = connectStateOf(partner.interest, useViewerId());
  const open = (name: ConnectingDialog['name']) => () => openConnectingDialog({ name, partner, place });
  return (
    <>
      <div>
        <p>{t(`contact.kept.${by}.${pronounOf(partner.u_gender)}`)}</p>
        {by === 'after_interest' && state === 'sent' && <p>{t('contact.awaited')}</p>}
      </div>
      <div className={styles.buttons}>
        {by === 'after_interest' && state === 'open' && (
          <Button onClick={open('send')}>{t('connect.sendInterest')}</Button>
        )}
        {by === 'after_interest' && state === 'waiting' && (
          <Button onClick={open('answer')}>{t('connect.waiting')}</Button>
        )}
        <Button look="outline" onClick={onClose}>
          {common('actions.close')}
        </Button>
      </div>
    </>
  );
}
