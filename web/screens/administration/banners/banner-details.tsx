import { IconArrowLeft, IconArrowRight, IconPencil } from '@tabler/icons-react';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { Button } from '#web/design/button.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';
import styles from './banner-details.module.css';
import type { BannerActions } from './use-banner-changes.ts';
import { useBannerWords } from './use-banner-words.ts';

type Props = {
  banner: AdminBannerWire;
  count: number;
  actions: BannerActions;
  onEdit: () => void;
};

/** What is known of the chosen banner, and what can be done with it. */
export function BannerDetails({ banner, count, actions, onEdit }: Props) {
  const t = useBannersTexts();
  const { nameOf, textOf, stateOf, daysOf } = useBannerWords();
  const name = nameOf(banner);
  const isActive = banner.b_status === 'active';
  return (
    <section aria-labelledby="chosen-banner" className={styles.details}>
      <div className={styles.header}>
        <h2 id="chosen-banner" className={styles.name}>
          {t('name', { place: banner.b_position })}
        </h2>
        <Moves banner={banner} count={count} onMove={(place) => actions.move(banner, place)} />
      </div>
      <dl className={styles.facts}>
        <dt>{t('details.status')}</dt>
        <dd>
          <span className={styles.state} data-state={banner.b_state}>
            {stateOf(banner)}
          </span>
        </dd>
        <dt>{t('details.text')}</dt>
        <dd>{textOf(banner) === '' ? t('details.noText') : <bdi>{textOf(banner)}</bdi>}</dd>
        <dt>{t('details.link')}</dt>
        <dd>{banner.b_link === null ? t('details.noLink') : <bdi>{banner.b_link}</bdi>}</dd>
        <dt>{t('details.days')}</dt>
        <dd>{daysOf(banner)}</dd>
      </dl>
      <div className={styles.actions}>
        <Button
          size="small"
          icon={<IconPencil size="1.125rem" aria-hidden="true" />}
          aria-label={t('details.editOf', { name })}
          onClick={onEdit}
        >
          {t('details.edit')}
        </Button>
        <Button
          size="small"
          look="outline"
          isBusy={actions.isBusy}
          aria-label={t(isActive ? 'manage.deactivate' : 'manage.activate', { name })}
          onClick={() => actions.switch(banner)}
        >
          {t(isActive ? 'details.deactivate' : 'details.activate')}
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-label={t('manage.delete', { name })}
          onClick={() => actions.delete(banner)}
        >
          {t('details.delete')}
        </Button>
      </div>
    </section>
  );
}

type MovesProps = { banner: AdminBannerWire; count: number; onMove: (place: number) => void };

function Moves({ banner, count, onMove }: MovesProps) {
  const t = useBannersTexts();
  const { nameOf } = useBannerWords();
  const { b_position: place } = banner;
  const moves = [
    {
      id: 'earlier',
      to: place - 1,
      name: t('details.earlier', { name: nameOf(banner) }),
      Icon: IconArrowLeft,
    },
    { id: 'later', to: place + 1, name: t('details.later', { name: nameOf(banner) }), Icon: IconArrowRight },
  ];
  return (
    <span className={styles.moves}>
      {moves.map(({ id, to, name, Icon }) => {
        const isEnd = to < 1 || to > count;
        return (
          <IconButton
            key={id}
            look="outline"
            aria-label={name}
            title={name}
            aria-disabled={isEnd}
            onClick={() => {
              if (!isEnd) onMove(to);
            }}
          >
            <Icon className={styles.turned} size="1.125rem" aria-hidden="true" />
          </IconButton>
        );
      })}
    </span>
  );
}
