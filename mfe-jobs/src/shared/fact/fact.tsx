import { Icon, type IconName } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import classes from './fact.module.css';

interface FactProps {
  icon: IconName;
  label: ReactNode;
  /** A sentence instead of a word: as wide as two facts. */
  wide?: boolean;
  children: ReactNode;
}

/** One fact of a `dl`: its name with an icon, and its value. */
export function Fact({ icon, label, wide = false, children }: FactProps) {
  return (
    <div className={classes['fact']} data-wide={wide || undefined}>
      <dt>
        <Icon name={icon} size={18} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
