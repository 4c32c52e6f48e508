import { Button, FormattedMessage, Icon, Skeleton, VisuallyHidden, useOnline, type ApiQuery } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import classes from './sections.module.css';

interface SectionStateProps<Data> {
  query: ApiQuery<Data>;
  /** The content, also while a newer result cannot be loaded. */
  children: (data: Data) => ReactNode;
}

/** The content of a section, or why it is not there yet. A section that fails leaves the others as they are. */
export function SectionState<Data>({ query, children }: SectionStateProps<Data>) {
  const online = useOnline();
  if (query.data !== undefined) return children(query.data);
  if (query.status === 'failed')
    return (
      <p role="alert" className={classes['failure']}>
        <Icon name={online ? 'alert' : 'wifiOff'} size={18} />
        <FormattedMessage id={online ? 'edit.section.failed' : 'edit.section.offline'} />
        <Button variant="subtle" size="compact-md" loading={query.refreshing} onClick={query.retry}>
          <FormattedMessage id="profile.retry" />
        </Button>
      </p>
    );
  return (
    <div aria-busy="true" className={classes['outline']}>
      <VisuallyHidden>
        <FormattedMessage id="edit.section.loading" />
      </VisuallyHidden>
      <Skeleton height={18} width="60%" />
      <Skeleton height={18} width="40%" />
    </div>
  );
}
