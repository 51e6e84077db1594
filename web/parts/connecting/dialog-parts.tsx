import { useQuery } from '@tanstack/react-query';
import { showSettings } from '#contract/settings/settings.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { useSite } from '#web/app/document/site.ts';
import { fullNameOf, pronounOf } from '#web/parts/facts/names.rules.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import styles from './dialog-parts.module.css';
import type { Partner } from './open-connecting-dialog.ts';

/** The partner that a dialog is about: photo, full name, id and age. */
export function PartnerHead({ partner }: { partner: Partner }) {
  const t = useConnectingTexts();
  const site = useSite();
  const name = fullNameOf(partner);
  return (
    <div className={styles.partner}>
      <Avatar name={name} picture={partner.u_profile_pic} size="large" />
      <div className={styles.partnerWords}>
        <p className={styles.partnerName}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.note}>
          {t('id', { id: `${site.member_id_prefix}${partner.u_id}` })}
          {partner.age !== null && ` · ${t('years', { count: partner.age })}`}
        </p>
      </div>
    </div>
  );
}

/** What the partner of a received interest may do and see when it is accepted, by the viewer's own choice; nothing before that is known. */
export function AcceptMeaning({ partner }: { partner: Partner }) {
  const t = useConnectingTexts();
  const opens = useWhatAcceptingOpens();
  if (opens === undefined) return null;
  return <p className={styles.note}>{t(`answer.accepting.${opens}.${pronounOf(partner.u_gender)}`)}</p>;
}

/** What accepting an interest opens, by the viewer's own choice; undefined before that is known. */
export function useWhatAcceptingOpens(): 'details' | 'messages' | undefined {
  const { data } = useQuery(endpointQuery(showSettings, {}));
  return data && (data.data.contact_audience === 'accepted' ? 'details' : 'messages');
}

type NoteProps = { partner: Partner; when: 'acceptNote' | 'acceptedNote' };

/** The same in a few words, before and after accepting; nothing where that opens no more than messages. */
export function AcceptNote({ partner, when }: NoteProps) {
  const t = useConnectingTexts();
  if (useWhatAcceptingOpens() !== 'details') return null;
  return <p className={styles.note}>{t(`answer.${when}.${pronounOf(partner.u_gender)}`)}</p>;
}

/** The length of a text and its limit. Screen readers announce only what is over the limit. */
export function TextCounter({ text, most }: { text: string; most: number }) {
  const t = useConnectingTexts();
  const count = text.trim().length;
  const excess = Math.max(0, count - most);
  return (
    <p className={styles.counter} data-is-over={excess > 0}>
      <output>{excess > 0 && t('send.excess', { count: excess })}</output>
      <span>{t('send.counter', { count, most })}</span>
    </p>
  );
}
