import { FormattedMessage, defineMessages, useIntl } from '@hirehq/shared-ui';
import type { Ref } from 'react';
import type { ApplyStep } from './apply-steps.ts';
import classes from './apply-to-job.module.css';

const TITLES = defineMessages({
  answers: { id: 'apply.answersTitle' },
  resume: { id: 'apply.resumeTitle' },
  support: { id: 'apply.supportTitle' },
  review: { id: 'apply.reviewTitle' },
});

interface StepHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  step: ApplyStep;
  steps: readonly ApplyStep[];
}

/** Where one is: takes the focus when the step changes, so that it is read out. */
export function StepHeading({ ref, step, steps }: StepHeadingProps) {
  const { formatMessage } = useIntl();
  const at = steps.indexOf(step);
  return (
    <div className={classes['head']}>
      {steps.length > 1 && (
        <div className={classes['bar']} aria-hidden="true">
          {steps.map((name, index) => (
            <span key={name} data-done={index <= at} />
          ))}
        </div>
      )}
      <h2 ref={ref} tabIndex={-1} className="hq-section-title">
        {steps.length > 1 && (
          <span className={classes['step']}>
            <FormattedMessage id="apply.step" values={{ step: at + 1, steps: steps.length }} />
          </span>
        )}
        {formatMessage(TITLES[step])}
        {(step === 'resume' || step === 'support') && (
          <span className={classes['optional']}>
            {' '}
            <FormattedMessage id="apply.optionalPart" />
          </span>
        )}
      </h2>
    </div>
  );
}
