import { CANDIDATE_NAME_MAX } from '@hirehq/shared-contracts/inputs';
import { useIntl, type WordedFailure } from '@hirehq/shared-ui';
import { TextField, fieldParts, type Stored } from '@hirehq/shared-ui/forms';
import { ExperienceField, JobFields, ProfileTitleField, StreetFields, TelephoneField } from '../../shared/person-fields.tsx';
import { PlaceBox } from '../../shared/place-box.tsx';
import type { Candidate } from '../../shared/candidate.query.ts';
import { currentIn } from '../../shared/sections/current-in.ts';
import { useFieldTexts } from '../../shared/sections/use-field-texts.ts';
import { SectionForm } from '../../shared/sections/section-form.tsx';
import classes from '../../shared/sections/sections.module.css';
import type { Editor } from '../../shared/sections/use-editor.ts';
import { useSectionForm } from '../../shared/sections/use-section-form.ts';
import { PERSON_WORDS, personSchema, storedPerson, type PersonValues } from './person-rules.ts';
import { useSavePerson } from './save-person.mutation.ts';

const LABELS = {
  firstName: 'edit.person.firstName',
  lastName: 'edit.person.lastName',
  telephone: 'profile.telephone',
  profileTitle: 'profile.profileTitle',
  jobTitle: 'profile.jobTitle',
  employerName: 'profile.employer',
  overallYearsOfExperience: 'profile.years',
  placeText: 'profile.place',
  address: 'profile.address',
  zipCode: 'profile.zipCode',
};

const PARTS = fieldParts<PersonValues>({ placeText: ['placeId'] });

function storedIn(failure: WordedFailure) {
  const candidate = currentIn<Candidate>(failure);
  return candidate && storedPerson(candidate);
}

interface PersonFormProps {
  editor: Editor<PersonValues>;
  values: PersonValues;
  stored: Stored<PersonValues>;
}

export function PersonForm({ editor, values, stored }: PersonFormProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const { run } = useSavePerson();
  const form = useSectionForm({
    editor,
    initialValues: values,
    stored,
    storedIn,
    parts: PARTS,
    isOneOfMany: false,
    schema: personSchema,
    words: PERSON_WORDS,
    save: (_, typed, { version, changed }) => run({ typed, changed, version }),
  });
  const texts = useFieldTexts(LABELS);
  const { field } = form;
  const { placeText, placeId } = form.values;
  return (
    <SectionForm title={text('edit.person.change')} form={form} editor={editor} {...texts}>
      <div className={classes['pair']}>
        <TextField
          {...field('firstName')}
          label={text('edit.person.firstName')}
          mark="required"
          autoComplete="given-name"
          limit={CANDIDATE_NAME_MAX}
        />
        <TextField
          {...field('lastName')}
          label={text('edit.person.lastName')}
          autoComplete="family-name"
          limit={CANDIDATE_NAME_MAX}
        />
      </div>
      <TelephoneField {...field('telephone')} />
      <ProfileTitleField {...field('profileTitle')} />
      <div className={classes['pair']}>
        <JobFields jobTitle={field('jobTitle')} employerName={field('employerName')} />
      </div>
      <ExperienceField {...field('overallYearsOfExperience')} />
      <PlaceBox
        id={form.idOf('placeText')}
        error={form.errorOf('placeText')}
        text={placeText}
        isChosen={placeId !== ''}
        onType={(typed) => form.change({ placeText: typed, placeId: '' })}
        onChoose={(place) => form.change({ placeText: place.description, placeId: place.placeId })}
      />
      <div className={classes['pair']}>
        <StreetFields address={field('address')} zipCode={field('zipCode')} />
      </div>
    </SectionForm>
  );
}
