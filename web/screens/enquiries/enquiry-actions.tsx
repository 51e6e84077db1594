import { useQuery } from '@tanstack/react-query';
import {
  IconArrowsExchange,
  IconCheck,
  IconHandGrab,
  IconMailOff,
  IconRotate,
  IconUser,
} from '@tabler/icons-react';
import { updateEnquiry } from '#contract/enquiries/enquiries.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { ActionMenu, MenuEntry } from '#web/design/overlays/action-menu.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useOneAtATime } from '#web/app/client/use-one-at-a-time.ts';
import { useEnquiriesTexts } from '#web/locales/en/enquiries.ts';
import { assigneesQuery, type OpenEnquiry } from './enquiries.queries.ts';
import styles from './enquiry-actions.module.css';
import { rememberChange } from './own-changes.ts';

type Changes = Pick<EndpointInput<typeof updateEnquiry>, 'status' | 'assignee_id'>;
type Props = { enquiry: OpenEnquiry };

/** Who is in charge, and the state. */
export function EnquiryActions({ enquiry }: Props) {
  const update = useUpdate(enquiry);
  return (
    <div className={styles.actions}>
      <PersonActions enquiry={enquiry} onChange={update} />
      <StateActions enquiry={enquiry} onChange={update} />
    </div>
  );
}

/** Changes the version on screen, so that another administrator’s change in the meantime is not lost. */
function useUpdate({ cu_id: enquiry_id, cu_version: version }: OpenEnquiry) {
  const t = useEnquiriesTexts();
  const call = useCall(t('updateFailed'));
  return useOneAtATime(async (changes: Changes) => {
    const answer = await call(updateEnquiry, { enquiry_id, version, ...changes });
    if (answer === undefined) return;
    if (answer.result) {
      rememberChange(enquiry_id, answer.data.cu_version);
      showToast(answer.message);
    } else showOutcome({ tone: 'failure', title: t('updateFailed'), text: answer.message });
  });
}

type ActionProps = Props & { onChange: (changes: Changes) => Promise<void> };

const iconSize = '1.125rem';

function PersonActions({ enquiry, onChange }: ActionProps) {
  const t = useEnquiriesTexts();
  const administrators = useQuery(assigneesQuery()).data?.data ?? [];
  const me = administrators.find(({ ad_is_me }) => ad_is_me);
  const others = administrators.filter(({ ad_id }) => ad_id !== enquiry.cu_assignee_id);
  const isMine = me !== undefined && enquiry.cu_assignee_id === me.ad_id;
  const give = (assignee_id: number | null) => void onChange({ assignee_id });
  return (
    <>
      {me !== undefined && !isMine && (
        <Button
          look="outline"
          size="small"
          icon={<IconHandGrab size={iconSize} aria-hidden="true" />}
          onClick={() => give(me.ad_id)}
        >
          {t('take')}
        </Button>
      )}
      <ActionMenu
        position="bottom-start"
        opener={
          <Button
            look="outline"
            size="small"
            icon={<IconArrowsExchange size={iconSize} aria-hidden="true" />}
          >
            {t('give')}
          </Button>
        }
      >
        {enquiry.cu_assignee_id !== null && (
          <MenuEntry icon={<IconRotate size={iconSize} aria-hidden="true" />} onClick={() => give(null)}>
            {t('giveBack')}
          </MenuEntry>
        )}
        {others.map(({ ad_id, ad_name, ad_is_me }) => (
          <MenuEntry
            key={ad_id}
            icon={<IconUser size={iconSize} aria-hidden="true" />}
            onClick={() => give(ad_id)}
          >
            {t('giveTo', { name: ad_is_me ? t('me', { name: ad_name }) : ad_name })}
          </MenuEntry>
        ))}
      </ActionMenu>
    </>
  );
}

function StateActions({ enquiry: { cu_status: state }, onChange }: ActionProps) {
  const t = useEnquiriesTexts();
  const change = (status: OpenEnquiry['cu_status']) => void onChange({ status });
  return (
    <>
      {state === 'new' && (
        <Button
          look="outline"
          size="small"
          icon={<IconCheck size={iconSize} aria-hidden="true" />}
          onClick={() => change('answered')}
        >
          {t('answered')}
        </Button>
      )}
      {state === 'new' ? (
        <Button
          look="outline"
          size="small"
          icon={<IconMailOff size={iconSize} aria-hidden="true" />}
          onClick={() => change('closed')}
        >
          {t('closeIt')}
        </Button>
      ) : (
        <Button
          look="outline"
          size="small"
          icon={<IconRotate size={iconSize} aria-hidden="true" />}
          onClick={() => change('new')}
        >
          {t('reopen')}
        </Button>
      )}
    </>
  );
}
