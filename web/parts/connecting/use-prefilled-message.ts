import { useOwnProfile } from '#web/parts/facts/use-person-words.ts';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';

/** The message that an interest begins with: the documented one of members who write for themselves, else one that a family would send. */
export function usePrefilledMessage(): string {
  const t = useConnectingTexts();
  const own = useOwnProfile();
  if (own === undefined || own.u_profile_for === 'My Self') return t('send.prefilled');
  const sender = own.u_profile_for === 'My Friend' ? 'friend' : 'family';
  const place = [own.u_native_place, own.u_district, own.u_state].find((one) => one !== null && one !== '');
  const name = own.u_firstname;
  return place === undefined || place === null
    ? t(`send.prefilledBy.${sender}`, { name })
    : t(`send.prefilledBy.${sender}From`, { name, place });
}
