import { IconCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { preferNotToSayCode } from '#contract/choices/choice-lists.ts';
import type { Choice } from '#web/parts/choices/choices.rules.ts';
import { TextField } from '#web/design/field.tsx';
import { useRegistrationTexts } from '#web/locales/en/public/registration.ts';
import styles from './community-field.module.css';
import { useCommunity } from './use-community.ts';

type Props = {
  label: string;
  hint: string;
  choices: readonly Choice[];
  /** The community at first: a label of the list or own words. */
  initial: string;
  error: string | undefined;
};

/**
 * The community, found by typing its name or another name of it, or chosen in the list that opens. What no list knows stays as it was
 * written. The text belongs to the browser, as in every field of the form.
 */
export function CommunityField({ label, hint, choices, initial, error }: Props) {
  const t = useRegistrationTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { value, isOpen, found, marked, isUnknown, isLooking, choose, ...events } = useCommunity({
    choices,
    input,
    initial,
  });
  const untold = choices.find(({ code }) => code === preferNotToSayCode);
  return (
    <div className={styles.field} {...events}>
      <TextField
        ref={input}
        name="community"
        label={label}
        description={hint}
        defaultValue={initial}
        error={error}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        // An Escape closes the list, not the dialog around it.
        data-mantine-stop-propagation={isOpen}
        aria-activedescendant={marked === undefined ? undefined : `${id}-${marked.code}`}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
      />
      {/* Own words of a form without scripts are in the field above now. */}
      <input type="hidden" name="community_own" value="" readOnly />
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t('communities')}
        className={styles.list}
        hidden={!isOpen}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen &&
          found.map((choice) => (
            <Option
              key={choice.code}
              id={`${id}-${choice.code}`}
              label={choice.label}
              isMarked={choice === marked}
              isChosen={choice.label === value}
              onChoose={() => choose(choice.label)}
            />
          ))}
      </div>
      {/* Members who do not want to name one look for this answer below the field, not inside the list. */}
      {untold !== undefined && value !== untold.label && !isOpen && (
        <button type="button" className={styles.untold} onClick={() => choose(untold.label)}>
          {untold.label}
        </button>
      )}
      <p role="status" className={styles.kept}>
        {isLooking && t('communityLooking')}
        {isUnknown && !isLooking && t('communityKept')}
      </p>
    </div>
  );
}

type OptionProps = { id: string; label: string; isMarked: boolean; isChosen: boolean; onChoose: () => void };

function Option({ id, label, isMarked, isChosen, onChoose }: OptionProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isMarked) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    <button
      ref={element}
      id={id}
      type="button"
      role="option"
      aria-selected={isChosen}
      data-is-marked={isMarked}
      className={styles.option}
      onClick={onChoose}
    >
      <bdi>{label}</bdi>
      {isChosen && <IconCheck size="1.125rem" aria-hidden="true" />}
    </button>
  );
}
