import { EDUCATION_LEVELS } from '@hirehq/shared-contracts/codes';
import { FIELD_OF_STUDY_MAX, INSTITUTION_MAX, educationInput } from '@hirehq/shared-contracts/inputs';
import type { Education } from '@hirehq/shared-contracts/rest';
import { useIntl } from '@hirehq/shared-ui';
import { MonthField, SelectField, TextField, type FieldWords } from '@hirehq/shared-ui/forms';
import { useEducationName } from '../../shared/code-names.ts';
import { endToStore } from '../../shared/month-dates.ts';
import { SectionForm } from '../../shared/sections/section-form.tsx';
import classes from '../../shared/sections/sections.module.css';
import type { Editor } from '../../shared/sections/use-editor.ts';
import { useSectionForm } from '../../shared/sections/use-section-form.ts';
import { useSaveEducation } from './save-education.mutation.ts';

export const BLANK_EDUCATION = { level: '', institution: '', fieldOfStudy: '', studiedFrom: '', studiedTill: '' };
export type EducationValues = typeof BLANK_EDUCATION;

export const educationValuesOf = (education: Education): EducationValues => ({
  level: education.level,
  institution: education.institution,
  fieldOfStudy: education.fieldOfStudy ?? '',
  studiedFrom: education.studiedFrom ?? '',
  studiedTill: education.studiedTill ?? '',
});

const WORDS: FieldWords = {
  'level.MISSING': 'edit.education.level.missing',
  'institution.MISSING': 'edit.education.institution.missing',
  'studiedFrom.NOT_A_DATE': 'edit.education.from.wrong',
  'studiedTill.NOT_A_DATE': 'edit.education.till.wrong',
  'studiedTill.BEFORE_START': 'profile.workedTo.early',
};

interface EducationFormProps {
  editor: Editor<EducationValues>;
  values: EducationValues;
  /** Undefined for a new one. */
  id: string | undefined;
}

export function EducationForm({ editor, values, id }: EducationFormProps) {
  const { formatMessage } = useIntl();
  const text = (message: string) => formatMessage({ id: message });
  const nameOf = useEducationName();
  const { run } = useSaveEducation();
  const form = useSectionForm({
    editor,
    initialValues: values,
    schema: educationInput,
    read: (typed) => ({
      ...typed,
      ...(id !== undefined && { id }),
      studiedFrom: typed.studiedFrom || null,
      studiedTill: endToStore(typed.studiedFrom, typed.studiedTill) || null,
    }),
    words: WORDS,
    save: (body) => run({ body }),
  });
  const levels = EDUCATION_LEVELS.map((level) => ({ value: level as string, label: nameOf(level) }));
  return (
    <SectionForm title={text(id === undefined ? 'edit.education.add' : 'edit.education.change')} form={form} editor={editor}>
      <SelectField
        {...form.field('level')}
        label={text('edit.education.level')}
        mark="required"
        choices={[{ value: '', label: text('edit.choose') }, ...levels]}
      />
      <TextField
        {...form.field('institution')}
        label={text('edit.education.institution')}
        mark="required"
        limit={INSTITUTION_MAX}
      />
      <TextField
        {...form.field('fieldOfStudy')}
        label={text('edit.education.field')}
        mark="optional"
        limit={FIELD_OF_STUDY_MAX}
      />
      <div className={classes['pair']}>
        <MonthField {...form.field('studiedFrom')} label={text('edit.education.from')} mark="optional" />
        <MonthField {...form.field('studiedTill')} label={text('edit.education.till')} mark="optional" />
      </div>
    </SectionForm>
  );
}
