import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { planLimits } from '#contract/plans/plan-editing.ts';
import { Button } from '#web/design/button.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { InputGroup, TextInput } from '#web/design/inputs/text-inputs.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { usePlansTexts } from '#web/locales/en/admin/plans.ts';
import { moveItem } from './plan-order.rules.ts';
import styles from './plan-dialog.module.css';
import type { PlanForm, WrittenFeature } from './use-plan-form.ts';

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** The features of a plan: each is written, moved and removed; a new one gets the focus. */
export function FeatureList({ form }: { form: PlanForm }) {
  const t = usePlansTexts();
  const { features } = form.written;
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added !== undefined) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [added]);
  const [moved, setMoved] = useState<{ id: number; button: number }>();
  useEffect(() => {
    // An item that moves in the document loses the focus.
    if (moved === undefined || document.activeElement !== document.body) return;
    const item = list.current?.querySelector(`[data-feature="${moved.id}"]`);
    item?.querySelectorAll('button')[moved.button]?.focus();
  }, [moved]);
  const change = (changed: readonly WrittenFeature[]) => form.write({ features: changed });
  const add = () => {
    const id = Math.max(-1, ...features.map((feature) => feature.id)) + 1;
    change([...features, { id, text: '' }]);
    setAdded(id);
  };
  const move = (from: number, to: number) => {
    change(moveItem(features, { from, to }));
    setMoved({ id: features[from]?.id ?? 0, button: to < from ? 0 : 1 });
    announce(t('form.featureMoved', { number: to + 1 }));
  };
  const remove = (index: number) => {
    change(features.toSpliced(index, 1));
    addButton.current?.focus();
  };
  return (
    <InputGroup
      id="plan-features"
      label={t('form.features')}
      description={t('form.featuresHint')}
      error={form.errorOf('features')}
    >
      <div className={styles.features}>
        {features.length > 0 && (
          <ul ref={list} className={styles.features}>
            {features.map((feature, index) => (
              <li key={feature.id} data-feature={feature.id} className={styles.feature}>
                <TextInput
                  aria-label={t('form.feature', { number: index + 1 })}
                  value={feature.text}
                  maxLength={planLimits.feature}
                  error={form.errorOfFeature(feature)}
                  autoComplete="off"
                  onChange={({ currentTarget }) =>
                    change(features.with(index, { ...feature, text: currentTarget.value }))
                  }
                />
                <FeatureButtons
                  index={index}
                  count={features.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                />
              </li>
            ))}
          </ul>
        )}
        {features.length < planLimits.features && (
          <Button
            ref={addButton}
            look="quiet"
            size="small"
            className={styles.add}
            icon={<IconPlus {...icon} />}
            onClick={add}
          >
            {t('form.addFeature')}
          </Button>
        )}
      </div>
    </InputGroup>
  );
}

type ButtonProps = {
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function FeatureButtons({ index, count, onMove, onRemove }: ButtonProps) {
  const t = usePlansTexts();
  const number = index + 1;
  const moves = [
    { to: index - 1, name: t('form.up', { number }), Icon: IconArrowUp },
    { to: index + 1, name: t('form.down', { number }), Icon: IconArrowDown },
  ];
  return (
    <span className={styles.featureButtons}>
      {moves.map(({ to, name, Icon }) => {
        const isEnd = to < 0 || to >= count;
        return (
          <IconButton
            key={name}
            aria-label={name}
            aria-disabled={isEnd}
            onClick={() => {
              if (!isEnd) onMove(to);
            }}
          >
            <Icon {...icon} />
          </IconButton>
        );
      })}
      <IconButton aria-label={t('form.remove', { number })} look="danger" onClick={onRemove}>
        <IconX {...icon} />
      </IconButton>
    </span>
  );
}
