import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { addReceived, replyToEnquiry, updateEnquiry } from '#contract/enquiries/enquiries.ts';
import { longestReply } from '#contract/enquiries/enquiries.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/inputs/text-inputs.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { forgetDraft, readDraft, storeDraft } from '#web/parts/forms/form-drafts.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useEnquiriesTexts } from '#web/locales/en/enquiries.ts';
import type { OpenEnquiry } from './enquiries.queries.ts';
import styles from './enquiry-writing.module.css';
import { rememberChange, versionSeen } from './own-changes.ts';

type TextEndpoint = typeof replyToEnquiry | typeof addReceived | typeof updateEnquiry;

/**
 * What is being written. `clientId` stays the same through failures and reloads, so that nothing is sent twice; `seen` is the
 * version of the enquiry in which it was begun.
 */
type Writing = { text: string; clientId: string; seen: number };

type Props<E extends TextEndpoint> = {
  endpoint: E;
  /** The name under which a draft is stored. */
  draft: string;
  enquiry: OpenEnquiry;
  inputOf: (writing: Writing) => EndpointInput<E>;
  /** The text that is stored already and is changed here; left out for a new one. */
  stored?: string;
  id?: string;
  label: string;
  hint: string;
  submit: string;
  failure: string;
  rows: number;
  maxLength?: number;
  isMain?: boolean;
  hasFocus?: boolean;
  /** Gives up what was written. */
  cancel?: string;
  onDone?: () => void;
};

/** Whether there is a draft under this name. */
export function hasDraft(draft: string): boolean {
  return readDraft(draft) !== undefined;
}

/** One text with its button, over a call that names the version that its writer saw. Ctrl + Enter sends it. */
export function TextForm<E extends TextEndpoint>(props: Props<E>) {
  const { label, hint, submit, rows, id, cancel, stored, isMain = false, hasFocus = false } = props;
  const t = useEnquiriesTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const writing = useWriting(props, () => field.current?.focus());
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) writing.send();
    // From the field the shortcuts of the screen work again.
    if (event.key === 'Escape') field.current?.blur();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        writing.send();
      }}
    >
      <TextArea
        ref={field}
        {...(id === undefined ? {} : { id })}
        label={label}
        description={hint}
        value={writing.text}
        onChange={({ currentTarget }) => writing.write(currentTarget.value)}
        onKeyDown={onKeyDown}
        error={writing.error}
        rows={rows}
        dir="auto"
        isGrowing={stored === undefined}
      />
      {writing.isOutdated && (
        <div className={styles.changed} role="alert">
          <span>{t('changed')}</span>
          <Button look="quiet" size="small" onClick={writing.accept}>
            {t('seen')}
          </Button>
        </div>
      )}
      {(stored === undefined || writing.isChanged) && (
        <div className={styles.buttons}>
          <Button type="submit" size="small" look={isMain ? 'filled' : 'outline'} isBusy={writing.isBusy}>
            {submit}
          </Button>
          {cancel !== undefined && (
            <Button look="quiet" size="small" onClick={writing.giveUp}>
              {cancel}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

function useWriting<E extends TextEndpoint>(props: Props<E>, focus: () => void) {
  const { endpoint, draft, enquiry, inputOf, stored = '', failure, maxLength = longestReply, onDone } = props;
  const { cu_id: id, cu_version: version } = enquiry;
  const call = useCall(failure);
  const sentenceOf = useErrorSentence();
  // Undefined while the field has what is stored.
  const [begun, setBegun] = useState(() => readWriting(draft));
  const [wrong, setWrong] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const seen = versionSeen(id, begun?.seen ?? version);
  const keep = (next: Writing | undefined) => {
    setBegun(next);
    setWrong(undefined);
    if (next === undefined) forgetDraft(draft);
    else storeWriting(draft, next);
  };
  const give = async ({ text, clientId }: Writing) => {
    setBusy(true);
    const answer = await call<E>(endpoint, inputOf({ text: text.trim(), clientId, seen }));
    setBusy(false);
    if (answer === undefined) return;
    if (answer.result) {
      rememberChange(id, seen + 1);
      keep(undefined);
      showToast(answer.message);
      onDone?.();
      return;
    }
    const message = answer.errors?.[0]?.message;
    setWrong(message);
    if (message === undefined) showOutcome({ tone: 'failure', title: failure, text: answer.message });
    else focus();
  };
  const send = useOneAtATime(async () => {
    if (begun !== undefined) {
      await give(begun);
      return;
    }
    if (props.stored === undefined) setWrong('validation.message');
    focus();
  });
  const text = begun?.text ?? stored;
  return {
    text,
    error: sentenceOf(text.length > maxLength ? 'validation.too_long' : wrong),
    isBusy,
    isChanged: begun !== undefined,
    isOutdated: begun !== undefined && seen < version,
    // A changed text is another message: the one before may have arrived although its answer was lost.
    write: (written: string) =>
      keep(
        written.trim() === stored
          ? undefined
          : { text: written, clientId: crypto.randomUUID(), seen: begun?.seen ?? version },
      ),
    accept: () => begun !== undefined && keep({ ...begun, seen: version }),
    send: () => void send(undefined),
    giveUp: () => {
      keep(undefined);
      onDone?.();
    },
  };
}

function storeWriting(draft: string, { text, clientId, seen }: Writing): void {
  storeDraft(draft, { values: { text, clientId }, seen: { version: String(seen) } });
}

function readWriting(draft: string): Writing | undefined {
  const found = readDraft(draft);
  const { text, clientId } = found?.values ?? {};
  if (text === undefined || clientId === undefined) return undefined;
  return { text, clientId, seen: Number(found?.seen['version']) };
}
