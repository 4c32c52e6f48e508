import { defineMessages, useIntl } from '@hirehq/shared-ui';
import type { ApplicationStateFragment } from '@hirehq/shared-contracts/graphql';
import { stateOfApplication } from '../../shared/application-state.tsx';
import classes from './application-timeline.module.css';

const STEPS = ['received', 'shortlisted', 'offered', 'accepted', 'onboarded'] as const;

const WORDS = defineMessages({
  received: { id: 'timeline.received' },
  shortlisted: { id: 'timeline.shortlisted' },
  offered: { id: 'timeline.offered' },
  accepted: { id: 'timeline.accepted' },
  onboarded: { id: 'timeline.onboarded' },
  offboarded: { id: 'timeline.offboarded' },
  withdrawn: { id: 'timeline.withdrawn' },
});

/** The way of an application: what is behind it, where it is, what may come. Dates where they are known. */
export function ApplicationTimeline({ application }: { application: ApplicationStateFragment }) {
  const intl = useIntl();
  const state = stateOfApplication(application);
  const ended = state === 'withdrawn' || state === 'offboarded';
  const steps = ended ? (['received', state] as const) : STEPS;
  const reached = steps.findIndex((step) => step === state);
  const dateOf = (step: string) =>
    step === 'received' ? application.submittedAt : step === 'withdrawn' ? application.withdrawnAt : null;

  return (
    <ol className={classes['timeline']}>
      {steps.map((step, index) => {
        const date = dateOf(step);
        return (
          <li key={step} data-reached={index <= reached} aria-current={index === reached ? 'step' : undefined}>
            <span>{intl.formatMessage(WORDS[step])}</span>
            {date && <time dateTime={date}>{intl.formatDate(date, { dateStyle: 'long', timeStyle: 'short' })}</time>}
          </li>
        );
      })}
    </ol>
  );
}
