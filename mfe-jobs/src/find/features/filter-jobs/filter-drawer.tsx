import { Button, Drawer, FormattedMessage, Icon, useDisclosure, useIntl } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { rounded, type JobCount } from '../../shared/estimates.ts';
import classes from './filter-drawer.module.css';

interface FilterDrawerProps {
  /** Number of active filters. */
  count: number;
  /** Number of jobs with these filters. */
  total: JobCount | undefined;
  children: ReactNode;
}

/** The filters on narrow screens, in a drawer. */
export function FilterDrawer({ count, total, children }: FilterDrawerProps) {
  const { formatMessage } = useIntl();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <div className={classes['narrow']}>
      <Button variant="default" leftSection={<Icon name="filter" size={18} />} onClick={open} aria-haspopup="dialog">
        <FormattedMessage id="filter.open" values={{ count }} />
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="88%"
        title={formatMessage({ id: 'filter.title' })}
        closeButtonProps={{ 'aria-label': formatMessage({ id: 'common.close' }) }}
      >
        {children}
        <div className={classes['show']}>
          <Button fullWidth size="md" onClick={close}>
            {total?.isEstimate ? (
              <FormattedMessage id="filter.showAbout" values={{ count: rounded(total.count) }} />
            ) : (
              <FormattedMessage id="filter.show" values={{ count: total?.count ?? 0 }} />
            )}
          </Button>
        </div>
      </Drawer>
    </div>
  );
}
