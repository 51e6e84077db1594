import { IconShieldCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { confirmWarning } from '#contract/conversations/conversations.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useConversation } from '../use-conversation.ts';
import styles from './warning-gate.module.css';

const rules = ['money', 'elsewhere', 'meet', 'report'] as const;

/** In place of the field until it is confirmed once: what every member should know before the first message. */
export function WarningGate() {
  const t = useConversationsTexts();
  const id = useId();
  const { partner_id } = useConversation();
  const call = useCall(t('safety.failureTitle'));
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const answer = await call(confirmWarning, { partner_id });
    setBusy(false);
    if (answer === undefined || answer.result) return;
    showOutcome({ tone: 'failure', title: t('safety.failureTitle'), text: answer.message });
  };
  return (
    <section aria-labelledby={id} className={styles.gate}>
      <h3 id={id} className={styles.title}>
        <IconShieldCheck size="1.375rem" className={styles.icon} aria-hidden="true" />
        {t('safety.title')}
      </h3>
      <p>{t('safety.lead')}</p>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(`safety.${rule}`)}</li>
        ))}
      </ul>
      <Button isBusy={isBusy} onClick={() => void confirm()}>
        {t('safety.confirm')}
      </Button>
    </section>
  );
}
