import { Slot } from '../../layout/slot.tsx';
import classes from './open-jobs.module.css';

/** The open jobs of a start page. Their space is reserved, so that nothing below them moves; without a remote that shows them there is none. */
export function OpenJobs() {
  return <Slot name="landing.jobs" skeleton={<div className={classes['waiting']} />} />;
}
