import { FormattedMessage, Icon, Tag, useIntl } from '@hirehq/shared-ui';
import { useCodeName, usePlaceText } from '@hirehq/shared-ui/bundled';
import type { ReactNode } from 'react';
import { useEducationName, useLanguageLevelName } from '../../shared/code-names.ts';
import { MonthSpan } from '../../shared/month-span.tsx';
import { PitchPlayer } from '../../shared/pitch-player.tsx';
import { ProfileHead } from './profile-head.tsx';
import classes from './profile-view.module.css';
import type { SharedProfile } from './shared-profile.query.ts';

interface ProfileViewProps {
  profile: SharedProfile;
  /** The heading level of the name. */
  order: 1 | 2;
}

/** A profile as others see it, also on paper. A section with nothing in it is left out, like one that is not shared. */
export function ProfileView({ profile, order }: ProfileViewProps) {
  const { formatMessage, formatDate } = useIntl();
  const placeText = usePlaceText();
  const text = (id: string) => formatMessage({ id });
  const day = (date: string) => formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  const levelOf = useEducationName();
  const languageOf = useCodeName('language');
  const languageLevelOf = useLanguageLevelName();
  const { video, skills, workHistory, educations, licences, languages, checklists } = profile;
  const place = placeText([profile.city, profile.state, profile.country].filter(Boolean).join(', '));
  const sub = order === 1 ? 2 : 3;
  return (
    <article className={`hq-card ${classes['profile']}`}>
      <ProfileHead profile={profile} place={place} order={order} />
      {video?.signedUrl && (
        <Part order={sub} title={text('pitch.title')} isOnScreen>
          <PitchPlayer video={video} />
        </Part>
      )}
      {skills.length > 0 && (
        <Part order={sub} title={text('view.skills')}>
          <ul className={classes['tags']}>
            {skills.map(({ name, yearsOfExperience }) => (
              <li key={name}>
                <Tag>
                  <FormattedMessage id="edit.skills.one" values={{ name: <bdi>{name}</bdi>, years: yearsOfExperience }} />
                </Tag>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {workHistory.length > 0 && (
        <Part order={sub} title={text('edit.work')}>
          <ul className={classes['records']}>
            {workHistory.map(({ title, workedWith, workedFrom, workedTill, showcases }) => (
              <li key={`${workedFrom} ${title} ${workedWith}`}>
                <p className={classes['name']}>{title}</p>
                <p className={classes['detail']}>
                  <bdi>{workedWith}</bdi> · <MonthSpan from={workedFrom} till={workedTill} isOpenNow />
                </p>
                {showcases.length > 0 && (
                  <ul className={classes['files']} aria-label={text('edit.work.showcases')}>
                    {showcases.map(({ fileName, signedUrl }) => (
                      <li key={signedUrl}>
                        <a href={signedUrl} target="_blank" rel="noreferrer">
                          <Icon name="attachment" size={16} /> <bdi>{fileName}</bdi>
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {educations.length > 0 && (
        <Part order={sub} title={text('edit.educations')}>
          <ul className={classes['records']}>
            {educations.map(({ level, institution, fieldOfStudy, studiedFrom, studiedTill }) => (
              <li key={`${level} ${institution} ${studiedFrom}`}>
                <p className={classes['name']}>{institution}</p>
                <p className={classes['detail']}>
                  {[levelOf(level), fieldOfStudy].filter(Boolean).join(' · ')}
                  {(studiedFrom ?? studiedTill) !== null && ' · '}
                  <MonthSpan from={studiedFrom} till={studiedTill} />
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {licences.length > 0 && (
        <Part order={sub} title={text('edit.licences')}>
          <ul className={classes['records']}>
            {licences.map(({ name, issuer, region, expiresOn }) => (
              <li key={`${name} ${issuer} ${region}`}>
                <p className={classes['name']}>{name}</p>
                <p className={classes['detail']}>
                  {[issuer, region, expiresOn && formatMessage({ id: 'view.until' }, { date: day(expiresOn) })]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {languages.length > 0 && (
        <Part order={sub} title={text('edit.languages')}>
          <ul className={classes['records']}>
            {languages.map(({ language, level }) => (
              <li key={language}>
                {languageOf(language)} <span className={classes['detail']}>{languageLevelOf(level)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {checklists.length > 0 && (
        <Part order={sub} title={text('sharing.checklists')}>
          <ul className={classes['records']}>
            {checklists.map(({ specialty, signedOn, expiresOn }) => (
              <li key={specialty}>
                <p className={classes['name']}>{formatMessage({ id: `checklist.name.${specialty}` })}</p>
                <p className={classes['detail']}>
                  <FormattedMessage
                    id="view.checklist"
                    values={{
                      signed: day(signedOn),
                      expires: day(expiresOn),
                    }}
                  />
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  );
}

interface PartProps {
  order: 2 | 3;
  title: string;
  /** Not printed. */
  isOnScreen?: boolean;
  children: ReactNode;
}

function Part({ order, title, isOnScreen = false, children }: PartProps) {
  const Heading = `h${order}` as const;
  return (
    <section className={classes['part']} {...(isOnScreen && { 'data-screen': true })}>
      <Heading className={classes['title']}>{title}</Heading>
      {children}
    </section>
  );
}
