import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import { useId, type ReactNode } from 'react';
import { useCandidate, type Candidate } from '../../shared/candidate.query.ts';
import { ProfileSection } from '../../shared/sections/profile-section.tsx';
import { SectionState } from '../../shared/sections/section-state.tsx';
import { SectionVisibility } from '../../shared/sections/section-visibility.tsx';
import { areTexts, NEW, useEditor } from '../../shared/sections/use-editor.ts';
import { useFocusOnClose } from '../../shared/sections/use-focus-on-close.ts';
import { PersonForm } from './person-form.tsx';
import { personValuesOf, placeOf, storedPerson, type PersonValues } from './person-rules.ts';
import classes from './person-section.module.css';

const BLANK: PersonValues = {
  firstName: '',
  lastName: '',
  profileTitle: '',
  jobTitle: '',
  employerName: '',
  overallYearsOfExperience: '',
  address: '',
  zipCode: '',
  telephone: '',
  placeText: '',
  placeId: '',
};

/** Name, titles, location and contact, as a summary list that opens as one form (PR-05). */
export function PersonSection() {
  const { formatMessage } = useIntl();
  const query = useCandidate();
  const editor = useEditor<PersonValues>('person', areTexts(BLANK));
  const changeId = useId();
  useFocusOnClose(editor.values !== undefined, changeId);
  return (
    <ProfileSection anchor="person" title={formatMessage({ id: 'profile.personTitle' })}>
      <SectionState query={query}>
        {(candidate) =>
          editor.values !== undefined ? (
            <PersonForm editor={editor} values={editor.values} stored={storedPerson(candidate)} />
          ) : (
            <>
              <PersonFacts candidate={candidate} />
              <Button
                id={changeId}
                variant="default"
                size="sm"
                onClick={() => editor.open(NEW, personValuesOf(candidate), candidate.version)}
              >
                <FormattedMessage id="edit.person.change" />
              </Button>
            </>
          )
        }
      </SectionState>
    </ProfileSection>
  );
}

function PersonFacts({ candidate }: { candidate: Candidate }) {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  const text = (id: string) => formatMessage({ id });
  const { overallYearsOfExperience: years } = candidate;
  return (
    <dl className={classes['facts']}>
      <Fact name={text('profile.name')} value={[candidate.firstName, candidate.lastName].filter(Boolean).join(' ')} />
      <Fact name={text('profile.profileTitle')} value={candidate.profileTitle} />
      <Fact name={text('profile.jobTitle')} value={candidate.jobTitle} />
      <Fact name={text('profile.employer')} value={candidate.employerName} />
      <Fact
        name={text('profile.years')}
        value={years === null ? null : formatMessage({ id: 'edit.years' }, { years })}
        aside={<SectionVisibility section="EXPERIENCE" title={text('profile.years')} />}
      />
      <Fact
        name={text('profile.place')}
        value={placeText(placeOf(candidate))}
        aside={<SectionVisibility section="LOCATION" title={text('profile.place')} />}
      />
      <Fact
        name={text('profile.address')}
        value={[candidate.address, candidate.zipCode].filter(Boolean).join(', ')}
        aside={<FormattedMessage id="profile.address.help" />}
      />
      <Fact
        name={text('edit.person.email')}
        value={candidate.emailAddress}
        aside={
          <>
            <PageLink to={routes.settings()}>
              <FormattedMessage id="edit.person.email.change" />
            </PageLink>
            <SectionVisibility section="CONTACT" title={text('profile.contact')} />
          </>
        }
      />
      <Fact
        name={text('profile.telephone')}
        value={candidate.telephone}
        aside={<FormattedMessage id="profile.telephone.help" />}
      />
    </dl>
  );
}

function Fact({ name, value, aside }: { name: string; value: string | null; aside?: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>{name}</dt>
      <dd>
        {value ? (
          <bdi>{value}</bdi>
        ) : (
          <span className={classes['missing']}>
            <FormattedMessage id="edit.notGiven" />
          </span>
        )}
        {aside !== undefined && <div className={classes['aside']}>{aside}</div>}
      </dd>
    </div>
  );
}
