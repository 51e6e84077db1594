import { useState } from 'react';
import { otherCode } from '#contract/choices/choice-lists.ts';
import { isOnlyOther, pickChoices, withOther, type Choice } from '#web/parts/choices/choices.rules.ts';
import { useVisitorChoices } from '#web/parts/choices/use-visitor-choices.ts';
import { SelectField, TextField } from '#web/design/field.tsx';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';

type Props = {
  list: 'religion' | 'community';
  /** The religion whose communities are offered. */
  under?: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A native list of values with own words as its last choice; a text field while there is no list. */
export function ChoiceField(props: Props) {
  const { list, under } = props;
  const t = useInvitationTexts();
  const lists = useVisitorChoices();
  const wanted = { list, ...(under === undefined ? {} : { under: [under] }) };
  const found = typeof lists === 'string' ? [] : pickChoices(lists, wanted);
  if (isOnlyOther(found)) return <OwnWordsField {...props} />;
  return <ListField {...props} choices={withOther(found, t('claim.other'))} />;
}

function OwnWordsField({ list, label, value, error, onChange }: Props) {
  return (
    <TextField
      name={list}
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      autoComplete="off"
      error={error}
    />
  );
}

function ListField({ choices, ...props }: Props & { choices: readonly Choice[] }) {
  const { list, label, value, error, onChange } = props;
  const t = useInvitationTexts();
  const [isOwn, setOwn] = useState(false);
  const other = choices.find(({ code }) => code === otherCode)?.label ?? '';
  const isWriting = isOwn || (value !== '' && choices.every(({ label: offered }) => offered !== value));
  const choose = (chosen: string) => {
    setOwn(chosen === other);
    onChange(chosen === other ? '' : chosen);
  };
  return (
    <>
      <SelectField
        name={isWriting ? `${list}-list` : list}
        label={label}
        value={isWriting ? other : value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        error={isWriting ? undefined : error}
      >
        <option value="">{t('claim.choose')}</option>
        {choices.map(({ code, label: offered }) => (
          <option key={code} value={offered}>
            {offered}
          </option>
        ))}
      </SelectField>
      {isWriting && <OwnWordsField {...props} label={t('claim.own', { label })} />}
    </>
  );
}
