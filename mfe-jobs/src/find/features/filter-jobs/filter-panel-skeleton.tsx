import { Skeleton } from '@hirehq/shared-ui';
import classes from './filter-panel.module.css';

const GROUPS = [1, 4, 5, 6];

/** The outline of the filters while their numbers load. */
export function FilterPanelSkeleton() {
  return (
    <div className={classes['panel']} aria-hidden="true">
      {GROUPS.map((choices) => (
        <div key={choices} className={classes['group']}>
          <Skeleton height={18} width="45%" mb={6} />
          {Array.from({ length: choices }, (_, choice) => (
            <Skeleton key={choice} height={16} width="90%" my={8} />
          ))}
        </div>
      ))}
    </div>
  );
}
