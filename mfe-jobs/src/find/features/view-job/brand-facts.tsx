import { FormattedMessage, Heading, type IconName } from '@hirehq/shared-ui';
import { Fact } from '../../../shared/fact/fact.tsx';
import { useBrandFacts, type BrandFact } from '../../../shared/use-brand-facts.ts';
import type { Job } from './job-summary.tsx';
import classes from './brand-facts.module.css';

const ICONS: Readonly<Record<BrandFact, IconName>> = {
  noiseLevel: 'bell',
  lighting: 'sun',
  contactLevel: 'user',
  workStructure: 'layers',
  flexibility: 'clock',
  interviewFormat: 'message',
  careSetting: 'building',
  shiftPattern: 'clock',
  licenceNeed: 'check',
  payBand: 'money',
};

/**
 * What matters most to the brand, before anything else of the job: the workplace, which employers are asked to describe, or a post in
 * health. Nothing for other brands, and for work that says nothing of a post in health.
 */
export function BrandFacts({ job }: { job: Job }) {
  const { about, facts = [] } = useBrandFacts(job) ?? {};
  if (about === undefined || (about === 'health' && facts.length === 0)) return null;
  return (
    <section className={classes['brand']}>
      <Heading order={2} className={classes['title']}>
        {about === 'health' ? <FormattedMessage id="detail.health" /> : <FormattedMessage id="detail.workplace" />}
      </Heading>
      {facts.length === 0 ? (
        <p className={classes['unknown']}>
          <FormattedMessage id="detail.workplaceUnknown" />
        </p>
      ) : (
        <dl className={classes['facts']}>
          {facts.map(({ fact, name, value }) => (
            <Fact key={fact} icon={ICONS[fact]} label={name}>
              <bdi>{value}</bdi>
            </Fact>
          ))}
        </dl>
      )}
    </section>
  );
}
