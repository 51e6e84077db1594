import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import { CardButton } from '../card-button.tsx';
import { dropAct } from './send-acts.ts';
import type { WaitingAct } from './waiting-acts.rules.ts';

/** Shows what waits for the connection in the place of the button that was pressed; pressed once more, it asks whether to send it at all. */
export function WaitingButton({ act, name }: { act: WaitingAct; name: string }) {
  const t = useConnectingTexts();
  const what = t(act.kind === 'answer' ? `kept.what.${act.status}` : 'kept.what.sent');
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('kept.takeBackTitle'),
      text: t('kept.takeBackText', { name }),
      confirm: { label: t('kept.takeBack'), run: () => dropAct(act) },
    });
  return (
    <CardButton
      look="outline"
      aria-haspopup="dialog"
      aria-label={t('kept.waitingFor', { what, name })}
      onClick={ask}
    >
      {t('kept.waiting', { what })}
    </CardButton>
  );
}
