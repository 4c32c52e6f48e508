import { FormattedMessage, Icon } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import classes from './apply-to-job.module.css';

interface FoldedPartProps {
  title: ReactNode;
  /** What is chosen or typed, in a word; said while the part is closed too. */
  state: ReactNode;
  children: ReactNode;
}

/** A part of Easy Apply that may be left alone. */
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
