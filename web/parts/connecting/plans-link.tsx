import type { ComponentProps } from 'react';
import { LinkButton } from '#web/design/button.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';

type Props = Pick<ComponentProps<typeof LinkButton>, 'look' | 'onClick'>;

/** A link to the plans, where a limit of the day is used up. Nothing where everything is free. */
export function PlansLink(props: Props) {
  const t = useConnectingTexts();
  const { everything_is_free: isFree } = useSite();
  if (isFree) return null;
  return (
    <LinkButton {...props} isWide to="/subscription">
      {t('contact.toPlans')}
    </LinkButton>
  );
}
