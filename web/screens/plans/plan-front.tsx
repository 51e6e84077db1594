import { IconCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { PlanWire } from '#contract/plans/plan.wire.ts';
import { Button } from '#web/design/button.tsx';
import { useSite } from '#web/app/document/site.ts';
import { paiseOf, writePaise } from '#web/parts/facts/money.rules.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useSubscriptionTexts } from '#web/locales/en/plans/subscription.ts';
import { DateOf } from '#web/parts/dates/date-of.tsx';
import styles from './plan-cards.module.css';
import { featuresBeside } from './plan-terms.rules.ts';

type Props = {
  plan: PlanWire;
  /** The tax in the price, in percent. */
  taxRate: number;
  /** The end of the member's own plan; null when it is another one. */
  end: string | null;
  /** The back of the card was seen before. */
  wasTurned: boolean;
  /** The card was just turned back. */
  hasFocus: boolean;
  /** Undefined when plans cannot be bought here. */
  onChoose: (() => void) | undefined;
};

/** The front of a plan's card: price, term, what is in it, and the member's own plan marked with its end. */
export function PlanFront({ plan, taxRate, end, wasTurned, hasFocus, onChoose }: Props) {
  const t = useSubscriptionTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const isMine = end !== null;
  const name = plan.p_name;
  return (
    <article className={styles.side} data-turns={wasTurned} data-is-mine={isMine} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        {isMine && <span className={styles.mine}>{t('cards.mine')}</span>}
      </div>
      <Price plan={plan} taxRate={taxRate} />
      <Features plan={plan} />
      <div className={styles.foot}>
        {isMine && (
          <p className={styles.end}>
            <RichText t={t} name="cards.until" parts={{ time: <DateOf instant={end} /> }} />
          </p>
        )}
        {onChoose !== undefined && (
          <Button
            ref={button}
            isWide
            look={isMine ? 'outline' : 'filled'}
            aria-label={t(isMine ? 'cards.extendOf' : 'cards.chooseOf', { plan: name })}
            onClick={onChoose}
          >
            {t(isMine ? 'cards.extend' : 'cards.choose')}
          </Button>
        )}
      </div>
    </article>
  );
}

function Price({ plan, taxRate }: Pick<Props, 'plan' | 'taxRate'>) {
  const t = useSubscriptionTexts();
  const { currency } = useSite();
  const isFree = plan.p_price === 0;
  return (
    <div>
      <p className={styles.price}>
        <strong>{isFree ? t('cards.noCharge') : writePaise(paiseOf(plan.p_price), currency)}</strong>{' '}
        <span className={styles.term}>{t('cards.months', { count: plan.p_duration })}</span>
      </p>
      {!isFree && (
        <p className={styles.total}>
          {taxRate === 0 ? t('cards.total') : t('cards.totalWithTax', { rate: taxRate })}
        </p>
      )}
    </div>
  );
}

function Features({ plan }: Pick<Props, 'plan'>) {
  const t = useSubscriptionTexts();
  const limit = t('cards.views', { count: plan.p_contact_limit });
  const limits = [1, 2].map((count) => t('cards.views', { count }));
  return (
    <ul className={styles.features}>
      {[limit, ...featuresBeside(plan.p_features, limits)].map((feature, index) => (
        <li key={feature} className={styles.feature} data-is-first={index === 0}>
          <IconCheck size="1.25rem" className={styles.sign} aria-hidden="true" />
          <span className={styles.words}>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
