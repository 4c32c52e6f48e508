import type { ReactNode } from 'react';
import { Icon, type IconName } from '@hirehq/shared-ui';
import classes from './sections.module.css';

interface IconCardProps {
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
}

/** One card in a list of cards. */
export function IconCard({ icon, title, text, children }: IconCardProps) {
  return (
    <li className="hq-card">
      <span className={classes['icon']}>
        <Icon name={icon} size={24} />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}
