import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

interface TagProps {
  tone?: 'neutral' | 'brand' | 'accent' | 'warning' | 'danger';
  icon?: IconName;
  children: ReactNode;
}

/** A short fact in a row of others: work mode, employment type, status. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className="hq-tag" data-tone={tone}>
      {icon && <Icon name={icon} size={15} />}
      {children}
    </span>
  );
}
