import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { useCodeLabel } from '../../../shared/code-labels.ts';
import { usePlaceText, useCodeName } from '@hirehq/shared-ui/bundled';
import type { Job } from './job-summary.tsx';
import classes from './job-summary.module.css';

const PLACES_SHOWN = 3;
const AREAS_SHOWN = 5;

/** Where the work is done: its locations, and the countries for remote work. */
export function WorkPlace({ job, incomplete }: { job: Job; incomplete: string }) {
  const intl = useIntl();
  const codeLabel = useCodeLabel();
  const countryName = useCodeName('region');
  const placeText = usePlaceText();
  const labels = [
    ...new Set((job.places.length > 0 ? job.places : job.place ? [job.place] : []).map((place) => placeText(place))),
  ];
  const more = labels.length - PLACES_SHOWN;
  const workMode = codeLabel('workMode', job.workMode);
  const from = [...job.remoteRegions.map((region) => placeText(region)), ...job.remoteCountries.map(countryName)];
  const shown = from.slice(0, AREAS_SHOWN);
  const others = from.length - shown.length;
  if (labels.length === 0 && !workMode && !job.remote) return incomplete;
  return (
    <>
      <bdi>{labels.slice(0, PLACES_SHOWN).join(' · ')}</bdi>
      {more > 0 && (
        <>
          {' '}
          <FormattedMessage id="card.moreSkills" values={{ count: more }} />
        </>
      )}
      {workMode && (labels.length > 0 ? ` · ${workMode}` : workMode)}
      {job.remote && (
        <span className={classes['note']}>
          {shown.length === 0 ? (
            <FormattedMessage id="detail.remoteAnywhere" />
          ) : (
            <FormattedMessage
              id="detail.remoteFrom"
              values={{
                countries: intl.formatList(
                  others > 0 ? [...shown, intl.formatMessage({ id: 'card.moreSkills' }, { count: others })] : shown,
                ),
              }}
            />
          )}
        </span>
      )}
    </>
  );
}
