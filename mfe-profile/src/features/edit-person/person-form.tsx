import {
  ADDRESS_MAX,
  CANDIDATE_NAME_MAX,
  EMPLOYER_NAME_MAX,
  JOB_TITLE_MAX,
  PROFILE_TITLE_MAX,
  ZIP_CODE_MAX,
} from '@hirehq/shared-contracts/inputs';
import { useIntl } from '@hirehq/shared-ui';
import { NumberField, TextField } from '@hirehq/shared-ui/forms';
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
      <TextField
        {...field('profileTitle')}
        label={text('profile.profileTitle')}
        hint={text('profile.profileTitle.help')}
        mark="required"
        limit={PROFILE_TITLE_MAX}
      />
      <div className={classes['pair']}>
        <TextField
          {...field('jobTitle')}
          label={text('profile.jobTitle')}
          autoComplete="organization-title"
          limit={JOB_TITLE_MAX}
        />
        <TextField
          {...field('employerName')}
          label={text('profile.employer')}
          autoComplete="organization"
          limit={EMPLOYER_NAME_MAX}
        />
      </div>
      <NumberField
        {...field('overallYearsOfExperience')}
        label={text('profile.years')}
        classNames={{ wrapper: classes['short'] ?? '' }}
      />
      <PlaceBox
        id={form.idOf('placeText')}
        error={form.errorOf('placeText')}
        text={placeText}
        isChosen={placeId !== ''}
        onType={(typed) => form.change({ placeText: typed, placeId: '' })}
        onChoose={(place) => form.change({ placeText: place.description, placeId: place.placeId })}
      />
      <div className={classes['pair']}>
        <TextField
          {...field('address')}
          label={text('edit.person.address')}
          hint={text('edit.person.address.help')}
          autoComplete="street-address"
          limit={ADDRESS_MAX}
        />
        <TextField
          {...field('zipCode')}
          label={text('edit.person.zipCode')}
          hint={text('edit.person.address.help')}
          autoComplete="postal-code"
          limit={ZIP_CODE_MAX}
        />
      </div>
    </SectionForm>
  );
}
