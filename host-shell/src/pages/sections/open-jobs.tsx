import { Slot } from '../../layout/slot.tsx';
import classes from './open-jobs.module.css';

/** The open jobs of a start page. Their space is reserved, so that nothing below them moves. */
export function OpenJobs() {
  return (
    <div className={classes['reserved']}>
      <Slot name="landing.jobs" skeleton={<div />} />
    </div>
  );
}
