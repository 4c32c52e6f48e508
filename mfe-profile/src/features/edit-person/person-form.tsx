import { CANDIDATE_NAME_MAX } from '@hirehq/shared-contracts/inputs';
import { useIntl } from '@hirehq/shared-ui';
import { TextField } from '@hirehq/shared-ui/forms';
import { ExperienceField, JobFields, ProfileTitleField, StreetFields, TelephoneField } from '../../shared/person-fields.tsx';
import { PlaceBox } from '../../shared/place-box.tsx';
import { SectionForm } from '../../shared/sections/section-form.tsx';
import classes from '../../shared/sections/sections.module.css';
import type { Editor } from '../../shared/sections/use-editor.ts';
import { useSectionForm } from '../../shared/sections/use-section-form.ts';
import { PERSON_WORDS, personSchema, type PersonValues } from './person-rules.ts';
import { useSavePerson } from './save-person.mutation.ts';

export function PersonForm({ editor, values }: { editor: Editor<PersonValues>; values: PersonValues }) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const { run } = useSavePerson();
  const form = useSectionForm({
    editor,
    initialValues: values,
    schema: personSchema,
    words: PERSON_WORDS,
    save: (_, typed) => run(typed),
  });
  const { field } = form;
  const { placeText, placeId } = form.values;
  return (
    <SectionForm title={text('edit.person.change')} form={form} editor={editor}>
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
