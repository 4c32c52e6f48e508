import { Skeleton } from '@hirehq/shared-ui';
import classes from './job-card.module.css';

/** The outline of a card while its job loads, in the same height. */
export function JobCardSkeleton() {
  return (
    <div className={`${classes['card']} ${classes['waiting']}`} aria-hidden="true">
      <div className={classes['head']}>
        <Skeleton height={48} width={48} radius="md" />
        <div className={classes['heading']}>
          <Skeleton height={20} width="58%" mt={2} />
          <Skeleton height={15} width="38%" mt={9} />
        </div>
      </div>
      <div className={classes['facts']}>
        <Skeleton height={16} width={132} radius="xl" />
        <Skeleton height={16} width={88} radius="xl" />
      </div>
    </div>
  );
}
