import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { breakpoints } from '#web/design/tokens.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import styles from './filter-drawer.module.css';
import { FilterForm } from './filter-form.tsx';
import type { SearchAddress } from './search-address.rules.ts';

type Props = {
  isOpen: boolean;
  address: SearchAddress;
  onApply: (address: SearchAddress) => void;
  onClose: () => void;
};

/** All filters: beside the results on wide screens, over them on phones. Nothing changes before it is applied. */
export function FilterDrawer({ isOpen, address, onApply, onClose }: Props) {
  const t = useSearchTexts();
  const { t: common } = useTranslation();
  const isPhone = useMediaQuery(`(width < ${breakpoints.tablet})`, undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={t('drawer.title')}
      position="right"
      size={isPhone ? '100%' : '32rem'}
      // Lists in it open at a fixed place, which movement would turn into another one.
      transitionProps={{ transition: 'fade', duration: 180 }}
      closeButtonProps={{ 'aria-label': common('actions.close') }}
      overlayProps={{ className: styles.veil ?? '' }}
      classNames={{
        content: styles.content ?? '',
        header: styles.header ?? '',
        title: styles.title ?? '',
        close: styles.close ?? '',
        body: styles.body ?? '',
      }}
      // A header of the dialog, not of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      <FilterForm address={address} onApply={onApply} />
    </Drawer>
  );
}
