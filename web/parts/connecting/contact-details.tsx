import { IconCheck, IconCopy, IconMail, IconPhone, type Icon } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { viewContact } from '#contract/contacts/contacts.ts';
import type { Success } from '#web/app/client/answer.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useConnectingTexts } from '#web/locales/en/connecting/connecting.ts';
import styles from './contact-details.module.css';
import dialogStyles from './dialog-parts.module.css';
import { spaceMobile } from './mobile-number.rules.ts';

/** The contact details of a partner, with what is left of the day's views. */
export type RevealedContact = Success<typeof viewContact>;

/** E-mail and mobile number as links, each with a button to copy it, and how many views are left. */
export function ContactDetails({ contact }: { contact: RevealedContact }) {
  const t = useConnectingTexts();
  const first = useRef<HTMLAnchorElement>(null);
  // The pressed button is gone; the focus moves to the details.
  useEffect(() => first.current?.focus(), []);
  const { u_email: email, u_mobile: mobile, u_mobile_verified: isVerified } = contact.data;
  return (
    <>
      <dl className={styles.details}>
        <Detail label={t('contact.email')} icon={IconMail}>
          <a ref={first} className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
          <CopyButton text={email} label={t('contact.copyEmail')} />
        </Detail>
        <Detail label={t('contact.mobile')} icon={IconPhone}>
          {mobile === null ? (
            <span className={dialogStyles.note}>{t('contact.noMobile')}</span>
          ) : (
            <>
              <a className={styles.link} href={`tel:${mobile}`}>
                <bdi>{spaceMobile(mobile)}</bdi>
              </a>
              <CopyButton text={mobile} label={t('contact.copyMobile')} />
              {!isVerified && <span className={dialogStyles.note}>{t('contact.notVerified')}</span>}
            </>
          )}
        </Detail>
      </dl>
      <p className={dialogStyles.note}>{useLeftSentence(contact)}</p>
    </>
  );
}

/** The shape of the details while they load. */
export function ContactLoading() {
  const t = useConnectingTexts();
  return (
    <div className={styles.details} aria-busy="true">
      <span className="visually-hidden">{t('contact.loading')}</span>
      <Skeleton height="var(--space-16)" />
      <Skeleton height="var(--space-16)" />
    </div>
  );
}

type DetailProps = { label: string; icon: Icon; children: ReactNode };

function Detail({ label, icon: Sign, children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <dt className={styles.label}>
        <Sign size="1.125rem" aria-hidden="true" />
        {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Copies a text, and shows a tick afterwards. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useConnectingTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(t('contact.copied'));
    } catch {
      // The browser forbids it here; the text itself can be selected and copied.
      showToast(t('contact.notCopied'));
    }
  };
  const Sign = isCopied ? IconCheck : IconCopy;
  return (
    <IconButton aria-label={label} title={label} onClick={() => void copy()}>
      <Sign size="1.25rem" aria-hidden="true" />
    </IconButton>
  );
}

function useLeftSentence({ is_first: isFirst, left }: RevealedContact): string {
  const t = useConnectingTexts();
  if (left === null) return isFirst ? '' : t('contact.again');
  const sentence = left === 0 ? t('contact.leftNone') : t('contact.left', { count: left });
  return isFirst ? sentence : `${t('contact.again')} ${left === 0 ? t('contact.leftNoneNow') : sentence}`;
}
