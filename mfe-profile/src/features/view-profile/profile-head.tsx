import { FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { Portrait } from '../../shared/portrait.tsx';
import classes from './profile-view.module.css';
import type { SharedProfile } from './shared-profile.query.ts';

interface ProfileHeadProps {
  profile: SharedProfile;
  /** Empty if it is not shared. */
  place: string;
  order: 1 | 2;
}

/** Who it is, and how to reach them. */
export function ProfileHead({ profile, place, order }: ProfileHeadProps) {
  const { formatMessage } = useIntl();
  const Heading = `h${order}` as const;
  const { firstName, lastName, jobTitle, employerName, emailAddress, telephone, mediaFileSignedUrl, mediaFileType } = profile;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const work = [jobTitle, employerName].filter(Boolean).join(' · ');
  const { overallYearsOfExperience: years } = profile;
  return (
    <header className={classes['head']}>
      {mediaFileSignedUrl !== null && (
        <Portrait
          url={mediaFileSignedUrl}
          contentType={mediaFileType ?? 'image/jpeg'}
          alt={formatMessage({ id: 'view.photo' }, { name })}
        />
      )}
      <div className={classes['person']}>
        <Heading className={classes['heading']}>
          <bdi>{name}</bdi>
        </Heading>
        {profile.profileTitle && <p className={classes['lead']}>{profile.profileTitle}</p>}
        {work && <p className={classes['detail']}>{work}</p>}
        <ul className={classes['facts']}>
          {place && (
            <li>
              <Icon name="pin" size={16} /> <bdi>{place}</bdi>
            </li>
          )}
          {years !== null && (
            <li>
              <Icon name="briefcase" size={16} /> <FormattedMessage id="view.experience" values={{ years }} />
            </li>
          )}
          {emailAddress !== null && (
            <li>
              <Icon name="mail" size={16} /> <a href={`mailto:${emailAddress}`}>{emailAddress}</a>
            </li>
          )}
          {telephone !== null && (
            <li>
              <Icon name="phone" size={16} />{' '}
              <a href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`}>
                <bdi dir="ltr">{telephone}</bdi>
              </a>
            </li>
          )}
        </ul>
      </div>
    </header>
  );
}
