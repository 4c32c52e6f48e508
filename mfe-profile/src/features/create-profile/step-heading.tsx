import { FormattedMessage } from '@hirehq/shared-ui';
import type { Ref } from 'react';
import classes from './create-profile.module.css';
import type { Step } from './profile-draft.ts';

const STEPS: readonly Step[] = ['person', 'skills'];

/** Where one is: takes the focus when the step changes, so that it is read out. */
export function StepHeading({ ref, step }: { ref: Ref<HTMLHeadingElement>; step: Step }) {
  return (
    <div className={classes['head']}>
      <h2 ref={ref} tabIndex={-1} className="hq-section-title">
        <span className={classes['step']}>
          <FormattedMessage id="profile.step" values={{ step: STEPS.indexOf(step) + 1, steps: STEPS.length }} />
        </span>{' '}
        {step === 'person' ? <FormattedMessage id="profile.personTitle" /> : <FormattedMessage id="profile.skillsTitle" />}
      </h2>
      <div className={classes['progress']} data-step={step} aria-hidden="true">
        <span />
        <span />
      </div>
    </div>
  );
}
