import { useId } from 'react';
import { useIntl } from '@hirehq/shared-ui';
import { InterviewCard } from './interview-card.tsx';
import classes from './interview-group.module.css';
import type { InterviewCardFragment } from './interviews.graphql.ts';

interface InterviewGroupProps {
  title: string;
  interviews: readonly InterviewCardFragment[];
  now: Date;
  onChanged: (titleId: string) => void;
}

/** Interviews under one heading; renders nothing if there are none. */
export function InterviewGroup({ title, interviews, now, onChanged }: InterviewGroupProps) {
  const id = useId();
  const { formatNumber } = useIntl();
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes['group']}>
      <h2 id={id} className={classes['title']}>
        {title} <span className={`hq-tabular ${classes['count']}`}>{formatNumber(interviews.length)}</span>
      </h2>
      <ul className={classes['list']}>
        {interviews.map((interview) => (
          <li key={interview.id}>
            <InterviewCard
              interview={interview}
              company={interview.job.enterprise.establishmentName}
              jobTitle={interview.job.title}
              now={now}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
