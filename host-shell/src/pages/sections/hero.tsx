import type { ReactNode } from 'react';
import { FormattedMessage, Skeleton } from '@hirehq/shared-ui';
import { Slot } from '../../layout/slot.tsx';
import { HeroArt } from './hero-art.tsx';
import classes from './hero.module.css';

interface HeroProps {
  /** Message ids. */
  title: string;
  lead: string;
  search?: boolean;
  /** Buttons and links. */
  children: ReactNode;
}

/** The first screen of a page for visitors: its heading and lead are in the first paint. */
export function Hero({ title, lead, search = false, children }: HeroProps) {
  return (
    <div className={classes['hero']}>
      <div className={classes['inner']} data-simplified="column">
        <div>
          <h1 className={classes['title']}>
            <FormattedMessage id={title} />
          </h1>
          <p className={classes['lead']}>
            <FormattedMessage id={lead} />
          </p>
          {search && (
            <div className={classes['search']}>
              <Slot name="landing.search" skeleton={<Skeleton className={classes['searchSkeleton'] ?? ''} />} />
            </div>
          )}
          <div className={classes['actions']}>{children}</div>
        </div>
        <div className={classes['art']} data-simplified="hide">
          <HeroArt />
        </div>
      </div>
    </div>
  );
}
