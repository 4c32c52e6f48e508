import { ActionIcon, Button, FormattedMessage, Hint, Icon, PageLink, PageSection, useIntl } from '@hirehq/shared-ui';
import { useFocusAfter } from '@hirehq/shared-ui/bundled';
import { useId, useState } from 'react';
import { SectionState } from '../../shared/sections/section-state.tsx';
import { useCoachSteps, type CoachStep } from './coach-steps.query.ts';
import classes from './coach-steps.module.css';
import { useDismissStep } from './dismiss-step.mutation.ts';
import { STEP_ADDRESSES, useStepWords } from './step-words.ts';

interface CoachStepsProps {
  /** A few steps can be taken in at once; the others are one press away. */
  atFirst?: number;
}

/** Advice of the virtual career coach: next steps, each with its reason and a way to dismiss it (PR-15). */
export function CoachSteps({ atFirst = 4 }: CoachStepsProps) {
  const { formatMessage } = useIntl();
  const query = useCoachSteps();
  const { run, failure } = useDismissStep();
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const focusAfter = useFocusAfter(query.data);
  const hidden = showsAll ? 0 : Math.max(0, (query.data?.coachSteps.length ?? 0) - atFirst);

  function showAll(): void {
    // The button is gone then.
    document.getElementById(id)?.focus();
    setShowsAll(true);
  }

  function dismiss(step: CoachStep): void {
    focusAfter(id);
    void run({ id: step.id });
  }

  return (
    <PageSection title={formatMessage({ id: 'coach.title' })}>
      <div id={id} tabIndex={-1} className={classes['coach']}>
        {failure && (
          <p role="alert" className={classes['failure']}>
            {failure.text}
          </p>
        )}
        <SectionState query={query}>
          {({ coachSteps }) =>
            coachSteps.length === 0 ? (
              <p className={classes['none']}>
                <FormattedMessage id="coach.none" />
              </p>
            ) : (
              <ul className={classes['steps']}>
                {(showsAll ? coachSteps : coachSteps.slice(0, atFirst)).map((step) => (
                  <Step key={step.id} step={step} onDismiss={() => dismiss(step)} />
                ))}
              </ul>
            )
          }
        </SectionState>
        {hidden > 0 && (
          <Button variant="subtle" size="compact-md" onClick={showAll}>
            <FormattedMessage id="coach.more" values={{ count: hidden }} />
          </Button>
        )}
        {query.data && (
          <p className={classes['source']}>
            <FormattedMessage id="coach.source" />
          </p>
        )}
      </div>
    </PageSection>
  );
}

function Step({ step, onDismiss }: { step: CoachStep; onDismiss: () => void }) {
  const { formatMessage } = useIntl();
  const { title, reason } = useStepWords()(step);
  const dismiss = formatMessage({ id: 'coach.dismiss' }, { step: title });
  return (
    <li className={classes['step']}>
      <div>
        <p className={classes['title']}>
          <PageLink to={STEP_ADDRESSES[step.kind]} absent={title}>
            {title}
          </PageLink>
          {step.points !== null && step.points > 0 && (
            <span className={classes['points']}>
              <FormattedMessage id="score.more" values={{ points: step.points }} />
            </span>
          )}
        </p>
        <p className={classes['reason']}>{reason}</p>
      </div>
      <Hint label={dismiss}>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={dismiss} onClick={onDismiss}>
          <Icon name="close" size={16} />
        </ActionIcon>
      </Hint>
    </li>
  );
}
