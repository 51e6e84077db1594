import { useHydrated } from '@tanstack/react-router';
import { IconBellOff, IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import type { Ended } from './end-mails.ts';
import styles from './mail-ending.module.css';
import { PlainPage } from './plain-page.tsx';

type Words = { title: string; text: string };

type Props = {
  /** Undefined when the address has none: the link is broken. */
  token: string | undefined;
  end: (token: string) => Promise<Ended>;
  question: Words & { button: string; failed: string };
  done: Words;
  gone: Words;
  /** Where to go on from here. */
  children: ReactNode;
};

/**
 * Where a mail's link leads that ends mails, signed in or not. Nothing ends before the button is pressed: mail programs open
 * links too.
 */
export function MailEnding({ token, children, ...props }: Props) {
  const [ended, setEnded] = useState<Ended | undefined>(token === undefined ? 'gone' : undefined);
  return (
    <PlainPage>
      <Card className={styles.card}>
        <div aria-live="polite">
          {typeof ended === 'string' ? (
            <Outcome ended={ended} words={props[ended]}>
              {children}
            </Outcome>
          ) : (
            <Question {...props} token={token ?? ''} failed={ended} onEnded={setEnded} />
          )}
        </div>
      </Card>
    </PlainPage>
  );
}

type QuestionProps = Pick<Props, 'question' | 'end'> & {
  token: string;
  failed: Exclude<Ended, string> | undefined;
  onEnded: (ended: Ended) => void;
};

function Question({ token, question, end, failed, onEnded }: QuestionProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  // The server draws the button; a press before the scripts have come would be lost.
  const isReady = useHydrated();
  const endNow = useOneAtATime(async () => {
    setBusy(true);
    onEnded(await end(token));
    setBusy(false);
  });
  return (
    <EmptyState
      level="h1"
      icon={<IconBellOff size="2.5rem" stroke={1.5} aria-hidden="true" />}
      title={question.title}
      text={question.text}
    >
      {failed !== undefined && (
        <p role="alert" className={styles.failed}>
          {question.failed}. {failed.failure ?? t('states.unreachable')}
        </p>
      )}
      <Button isBusy={isBusy || !isReady} onClick={() => void endNow(undefined)}>
        {question.button}
      </Button>
    </EmptyState>
  );
}

type OutcomeProps = { ended: 'done' | 'gone'; words: Words; children: ReactNode };

/** What came of it, for good. */
function Outcome({ ended, words, children }: OutcomeProps) {
  const Icon = ended === 'done' ? IconCircleCheck : IconLinkOff;
  return (
    <EmptyState
      level="h1"
      icon={<Icon size="2.5rem" stroke={1.5} aria-hidden="true" />}
      title={words.title}
      text={words.text}
    >
      {children}
    </EmptyState>
  );
}
