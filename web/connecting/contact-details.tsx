import { IconMail, IconPhone, type Icon } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { CopyButton } from './copy-button.tsx';
import formStyles from './connecting-form.module.css';
import styles from './contact-details.module.css';
import { spaceMobile } from './mobile-number.rules.ts';
import type { RevealedContact } from './use-viewing-contact.ts';

/** E-mail and mobile number, to be written to, called, or copied; and how many views are left. */
export function ContactDetails({ contact }: { contact: RevealedContact }) {
  const t = useConnectingTexts();
  const first = useRef<HTMLAnchorElement>(null);
  // What was pressed is gone; the keyboard goes on where the details are.
  useEffect(() => first.current?.focus(), []);
  const { u_email: email, u_mobile: mobile } = contact.data;
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
            <span className={formStyles.note}>{t('contact.noMobile')}</span>
          ) : (
            <>
              <a className={styles.link} href={`tel:${mobile}`}>
                <bdi>{spaceMobile(mobile)}</bdi>
              </a>
              <CopyButton text={mobile} label={t('contact.copyMobile')} />
            </>
          )}
        </Detail>
      </dl>
      <p className={formStyles.note}>{useLeftSentence(contact)}</p>
    </>
  );
}

function useLeftSentence({ is_first: isFirst, left }: RevealedContact): string {
  const t = useConnectingTexts();
  const sentence = left === 0 ? t('contact.leftNone') : t('contact.left', { count: left });
  return isFirst ? sentence : `${t('contact.again')} ${left === 0 ? t('contact.leftNoneNow') : sentence}`;
}

/** The shape of the details while they are on their way. */
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
