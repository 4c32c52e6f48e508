import { FormattedMessage, Icon } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import classes from './apply-to-job.module.css';

interface FoldedPartProps {
  title: ReactNode;
  /** A short summary of the content, also shown while the part is closed. */
  state: ReactNode;
  children: ReactNode;
}

/** An optional part of Easy Apply. */
export function FoldedPart({ title, state, children }: FoldedPartProps) {
  return (
    <details className={classes['folded']}>
      <summary>
        <span className={classes['foldedTitle']}>
          {title}{' '}
          <span className={classes['optional']}>
            <FormattedMessage id="apply.optionalPart" />
          </span>
        </span>
        <bdi className={classes['foldedState']}>{state}</bdi>
        <Icon name="chevronDown" size={18} />
      </summary>
      {children}
    </details>
  );
}
