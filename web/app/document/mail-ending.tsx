import { useHydrated } from '@tanstack/react-router';
import { IconBellOff, IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { ApiUnreachable, isUnknownLink, type Refusal } from '#web/app/client/answer.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './mail-ending.module.css';
import { PlainPage } from './plain-page.tsx';

/** The result of ending mails: done, an unknown link, or a failure with its sentence. */
type Ended = 'done' | 'gone' | { failure: string | undefined };

type Words = { title: string; text: string };

type Props = {
  /** Undefined when the address has none: the link is broken. */
  token: string | undefined;
  end: (token: string) => Promise<Ended>;
  /** The picture above the question; a silent bell when it is left out. */
  icon?: ReactNode;
  question: Words & { button: string; failed: string };
  done: Words;
  gone: Words;
  /** Links to go on from here. */
  children: ReactNode;
  /** Links to go on when the link is gone; `children` when left out. */
  whenGone?: ReactNode;
};

/**
 * The page of a link in a mail that ends or confirms something, signed in or not. Nothing happens before the button is pressed: mail
 * programs open links too.
 */
export function MailEnding({ token, children, whenGone = children, ...props }: Props) {
  const [ended, setEnded] = useState<Ended | undefined>(token === undefined ? 'gone' : undefined);
  return (
    <PlainPage>
      <Card className={styles.card}>
        <div aria-live="polite">
          {typeof ended === 'string' ? (
            <Outcome ended={ended} words={props[ended]}>
              {ended === 'done' ? children : whenGone}
            </Outcome>
          ) : (
            <Question {...props} token={token ?? ''} failed={ended} onEnded={setEnded} />
          )}
        </div>
      </Card>
    </PlainPage>
  );
}

type QuestionProps = Pick<Props, 'question' | 'end' | 'icon'> & {
  token: string;
  failed: Exclude<Ended, string> | undefined;
  onEnded: (ended: Ended) => void;
};

function Question({ token, question, end, failed, icon, onEnded }: QuestionProps) {
  const t = useCommonTexts();
  const [isBusy, setBusy] = useState(false);
  // The server renders the button; a press before the scripts have arrived would be lost.
  const isReady = useHydrated();
  const endNow = useOneAtATime(async () => {
    setBusy(true);
    onEnded(await end(token));
    setBusy(false);
  });
  return (
    <EmptyState
      level="h1"
      icon={icon ?? <IconBellOff size="2.5rem" stroke={1.5} aria-hidden="true" />}
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

/** Ends the mails that a link names, with the given call. Throws nothing when the service cannot be reached. */
export async function endMails(call: () => Promise<{ result: true } | Refusal>): Promise<Ended> {
  try {
    const answer = await call();
    if (answer.result) return 'done';
    return isUnknownLink(answer) ? 'gone' : { failure: answer.message };
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return { failure: undefined };
  }
}
