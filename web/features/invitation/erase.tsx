import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiUnreachable } from '#web/api/answer.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { useInvitationTexts } from '#web/i18n/use-invitation-texts.ts';
import styles from './erase.module.css';
import { loadAnswers } from './load-answers.ts';

type Props = { token: string; onErased: () => void; onGone: () => void };

/** The way out: everything that is held is erased. Asked once more, because it cannot be undone. */
export function Erase({ token, onErased, onGone }: Props) {
  const t = useInvitationTexts();
  const { t: common } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const fail = (text: string) =>
    showOutcome({ tone: 'failure', title: t('erase.failedTitle'), text, onRetry: () => void erase() });
  const erase = async () => {
    setBusy(true);
    try {
      const { sendDecline } = await loadAnswers();
      const answer = await sendDecline(token);
      if (answer.result) onErased();
      else if (answer.code === 'not_found') onGone();
      else fail(answer.message);
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
      fail(common('states.unreachable'));
    } finally {
      setBusy(false);
    }
  };
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('erase.askTitle'),
      text: t('erase.askText'),
      confirm: { label: t('erase.askConfirm'), run: () => void erase() },
    });
  return (
    <section id="erase" aria-labelledby="erase-title" className={styles.erase}>
      <h2 id="erase-title">{t('erase.title')}</h2>
      <p>{t('erase.lead')}</p>
      <Button look="outline" size="large" isBusy={isBusy} onClick={ask}>
        {t('erase.button')}
      </Button>
    </section>
  );
}
