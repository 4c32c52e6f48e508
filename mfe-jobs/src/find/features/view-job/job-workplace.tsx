import { FormattedMessage, Heading, useIntl, type IconName } from '@hirehq/shared-ui';
import type { WorkplaceFact } from '@hirehq/shared-contracts/codes';
import { Fact } from '../../../shared/fact/fact.tsx';
import { useWorkplaceFacts } from '../../../shared/use-workplace-facts.ts';
import type { Job } from './job-summary.tsx';
import classes from './job-workplace.module.css';

const ICONS: Readonly<Record<WorkplaceFact, IconName>> = {
  noiseLevel: 'bell',
  lighting: 'sun',
  contactLevel: 'user',
  workStructure: 'layers',
  flexibility: 'clock',
  interviewFormat: 'message',
};

/** What it is like to work there, before anything else of the job; nothing for other brands. */
export function JobWorkplace({ job }: { job: Job }) {
  const { formatMessage } = useIntl();
  const facts = useWorkplaceFacts(job);
  if (!facts) return null;
  return (
    <section className={classes['workplace']}>
      <Heading order={2} className={classes['title']}>
        <FormattedMessage id="detail.workplace" />
      </Heading>
      {facts.length === 0 ? (
        <p className={classes['unknown']}>{formatMessage({ id: 'detail.workplaceUnknown' })}</p>
      ) : (
        <dl className={classes['facts']}>
          {facts.map(({ fact, name, value }) => (
            <Fact key={fact} icon={ICONS[fact]} label={name}>
              {value}
            </Fact>
          ))}
        </dl>
      )}
    </section>
  );
}
