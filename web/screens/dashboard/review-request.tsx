import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showReviewRequest } from '#contract/reviews/review-request.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import styles from '#web/design/request.module.css';
import { useSite } from '#web/app/document/site.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { createStored } from '#web/app/storage/stored.ts';

/** Whether the member was asked on this device and does not want to be asked again. */
const refused = createStored({
  key: 'review-refused',
  lifetime: 'device',
  parse: (value) => (value === true ? true : undefined),
});

/** Asks once for a review, after something went well; a "no" counts for ever. */
export function ReviewRequest() {
  const [isRefused, setRefused] = useState(() => refused.read() === true);
  const refuse = () => {
    refused.write(true);
    setRefused(true);
  };
  return isRefused ? null : <Request onRefuse={refuse} />;
}

function Request({ onRefuse }: { onRefuse: () => void }) {
  const t = useMemberTexts();
  const { name: site } = useSite();
  const { data } = useQuery(endpointQuery(showReviewRequest, {}));
  if (data?.data.may_be_asked !== true) return null;
  return (
    <Card className={styles.request}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('dashboard.reviewTitle', { site })}</h2>
        <p>{t('dashboard.reviewText')}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton to="/settings" search={{ section: 'review' }}>
          {t('dashboard.reviewWrite')}
        </LinkButton>
        <Button look="quiet" onClick={onRefuse}>
          {t('dashboard.reviewRefuse')}
        </Button>
      </div>
    </Card>
  );
}
