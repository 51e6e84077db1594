import { useRef, useState, type SubmitEvent } from 'react';
import { type OwnStoryWire, storyAnswers, storyEndings } from '#contract/stories/story.wire.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { CheckField } from '#web/design/field.tsx';
import { useSite } from '#web/app/document/site.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useStoryTellingTexts } from '#web/locales/en/stories/story-telling.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { sendAnswer } from './answer-calls.ts';
import styles from './consent-view.module.css';

type Props = {
  story: OwnStoryWire;
  token: string;
  onAnswered: (story: OwnStoryWire) => void;
  onGone: () => void;
};

/** What a person says of the story about them and of showing their ID, what becomes of it when they leave, and whether they are hidden. */
export function AnswerForm({ story, token, onAnswered, onGone }: Props) {
  const t = useStoryTellingTexts();
  const common = useCommonTexts();
  const site = useSite();
  const [answer, setAnswer] = useState(story.ss_answer);
  const [ending, setEnding] = useState(story.ss_ending);
  const [showsId, setShowsId] = useState(story.ss_shows_id);
  const [isHiding, setHiding] = useState(story.ss_partner_is_hidden);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const send = async (chosen: NonNullable<typeof answer>) => {
    const hides = isHiding && chosen === 'agreed' && !story.ss_is_hidden;
    const found = await sendAnswer({
      token,
      answer: chosen,
      ending,
      show_id: showsId && chosen === 'agreed',
      hide_profile: hides,
    });
    if (found === 'gone') return onGone();
    if ('failure' in found) {
      const text = found.failure ?? common('states.unreachable');
      return showOutcome({ tone: 'failure', title: t('consent.failed'), text });
    }
    onAnswered(found.story);
    const text = t(chosen === 'agreed' ? 'consent.savedAgreed' : 'consent.savedObjected');
    return showOutcome({ tone: 'success', title: t('consent.saved'), text });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(answer === null);
    if (answer === null) {
      event.currentTarget.querySelector<HTMLElement>('[name=answer]')?.focus();
      return;
    }
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(answer);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return (
    <Card className={styles.card}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <fieldset aria-describedby={isMissing ? 'answer-missing' : undefined}>
          <legend className={styles.legend}>{t('consent.question')}</legend>
          <p className={styles.state}>{t('consent.means', { site: site.name })}</p>
          {storyAnswers.map((name) => (
            <CheckField
              key={name}
              type="radio"
              name="answer"
              value={name}
              checked={answer === name}
              onChange={() => setAnswer(name)}
            >
              {t(`consent.${name}`)}
            </CheckField>
          ))}
          {isMissing && answer === null && (
            <p id="answer-missing" role="alert" className={styles.error}>
              {t('consent.choose')}
            </p>
          )}
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>{t('consent.ending')}</legend>
          {storyEndings.map((name) => (
            <CheckField
              key={name}
              type="radio"
              name="ending"
              value={name}
              checked={ending === name}
              onChange={() => setEnding(name)}
            >
              {t(name === 'remove' ? 'consent.endingRemove' : 'consent.endingInitials')}
            </CheckField>
          ))}
        </fieldset>
        {answer !== 'objected' && (
          <CheckField
            name="show_id"
            checked={showsId}
            onChange={({ currentTarget }) => setShowsId(currentTarget.checked)}
          >
            {t('consent.showId')}
          </CheckField>
        )}
        <Hiding story={story} isChecked={isHiding} isOffered={answer !== 'objected'} onChange={setHiding} />
        <Button type="submit" isBusy={isBusy}>
          {t('consent.save')}
        </Button>
        {story.ss_is_shown && (
          <LinkButton to="/view-success-story" search={{ id: story.ss_id }} look="outline">
            {t('consent.read')}
          </LinkButton>
        )}
      </form>
    </Card>
  );
}

type HidingProps = {
  story: OwnStoryWire;
  isChecked: boolean;
  isOffered: boolean;
  onChange: (isChecked: boolean) => void;
};

/** "We found each other here": offered to a person who does not object and is not hidden already. */
function Hiding({ story, isChecked, isOffered, onChange }: HidingProps) {
  const t = useStoryTellingTexts();
  if (story.ss_is_hidden) return <p className={styles.state}>{t('consent.isHidden')}</p>;
  if (!isOffered) return null;
  const partner = story.ss_side === 'bride' ? story.groom_firstname : story.bride_firstname;
  return (
    <div>
      <CheckField
        name="hide_profile"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      >
        {t('consent.hide')}
      </CheckField>
      {story.ss_partner_is_hidden && <p className={styles.state}>{t('consent.partnerHid', { partner })}</p>}
    </div>
  );
}
