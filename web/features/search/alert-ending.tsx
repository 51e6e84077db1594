import { IconBellOff, IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { PlainPage } from '#web/document/plain-page.tsx';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import styles from './alert-ending.module.css';
import { endAlert, type Ended } from './end-alert.ts';

/** Where the link of an alert's mail leads. Nothing ends before the button is pressed: mail programs open links too. */
export function AlertEnding({ token }: { token: string | undefined }) {
  const [ended, setEnded] = useState<Ended | undefined>(token === undefined ? 'gone' : undefined);
  return (
    <PlainPage>
      <Card className={styles.card}>
        <div aria-live="polite">
          {typeof ended === 'string' ? (
            <Outcome ended={ended} />
          ) : (
            <Question token={token ?? ''} failed={ended} onEnded={setEnded} />
          )}
        </div>
      </Card>
    </PlainPage>
  );
}

type QuestionProps = {
  token: string;
  failed: Exclude<Ended, string> | undefined;
  onEnded: (ended: Ended) => void;
};

function Question({ token, failed, onEnded }: QuestionProps) {
  const t = useSearchTexts();
  const { t: common } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const end = useOneAtATime(async () => {
    setBusy(true);
    onEnded(await endAlert(token));
    setBusy(false);
  });
  return (
    <EmptyState
      level="h1"
      icon={<IconBellOff size="2.5rem" stroke={1.5} aria-hidden="true" />}
      title={t('stop.title')}
      text={t('stop.text')}
    >
      {failed !== undefined && (
        <p role="alert" className={styles.failed}>
          {t('stop.failedTitle')}. {failed.failure ?? common('states.unreachable')}
        </p>
      )}
      <Button isBusy={isBusy} onClick={() => void end(undefined)}>
        {t('stop.button')}
      </Button>
    </EmptyState>
  );
}

/** What came of it, for good. */
function Outcome({ ended }: { ended: 'done' | 'gone' }) {
  const t = useSearchTexts();
  const Icon = ended === 'done' ? IconCircleCheck : IconLinkOff;
  return (
    <EmptyState
      level="h1"
      icon={<Icon size="2.5rem" stroke={1.5} aria-hidden="true" />}
      title={t(`stop.${ended}Title`)}
      text={t(`stop.${ended}Text`)}
    >
      <LinkButton to="/moreMatch" look="outline">
        {t('stop.toSearches')}
      </LinkButton>
    </EmptyState>
  );
}
