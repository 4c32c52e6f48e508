import { Children, type ReactNode } from 'react';
import classes from './see-live.module.css';

/** Cards of remotes, as many beside each other as fit. */
export function RemoteGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={classes['remotes']}>
      {Children.map(children, (card) => (
        <li className={classes['cell']}>{card}</li>
      ))}
    </ul>
  );
}
