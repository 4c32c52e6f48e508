import { EDUCATION_LEVELS } from '@hirehq/shared-contracts/codes';
import { FIELD_OF_STUDY_MAX, INSTITUTION_MAX, educationInput } from '@hirehq/shared-contracts/inputs';
import type { Education } from '@hirehq/shared-contracts/rest';
import { useIntl, type WordedFailure } from '@hirehq/shared-ui';
import { MonthField, SelectField, TextField, type FieldWords } from '@hirehq/shared-ui/forms';
import { useEducationName } from '../../shared/code-names.ts';
import { endToStore } from '../../shared/month-dates.ts';
import { currentIn } from '../../shared/sections/current-in.ts';
import type { OpenRecord } from '../../shared/sections/record-list.tsx';
import { useFieldTexts } from '../../shared/sections/use-field-texts.ts';
import { useMonthText } from '../../shared/use-month-text.ts';
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

const LABELS = {
  level: 'edit.education.level',
  institution: 'edit.education.institution',
  fieldOfStudy: 'edit.education.field',
  studiedFrom: 'edit.education.from',
  studiedTill: 'edit.education.till',
};

function storedIn(failure: WordedFailure) {
  const education = currentIn<Education>(failure);
  return education && { version: education.version, values: educationValuesOf(education) };
}

interface EducationFormProps extends OpenRecord<EducationValues> {
  editor: Editor<EducationValues>;
  values: EducationValues;
}

export function EducationForm({ editor, values, id, stored }: EducationFormProps) {
  const { formatMessage } = useIntl();
  const text = (message: string) => formatMessage({ id: message });
  const nameOf = useEducationName();
  const { run } = useSaveEducation();
  const form = useSectionForm({
    editor,
    initialValues: values,
    stored,
    storedIn,
    schema: educationInput,
    read: (typed) => ({
      ...typed,
      ...(id !== undefined && { id }),
      studiedFrom: typed.studiedFrom || null,
      studiedTill: endToStore(typed.studiedFrom, typed.studiedTill) || null,
    }),
    words: WORDS,
    save: (body, _typed, { version }) => run({ body, ifMatch: version }),
  });
  const levels = EDUCATION_LEVELS.map((level) => ({ value: level as string, label: nameOf(level) }));
  const monthText = useMonthText(['studiedFrom', 'studiedTill']);
  const texts = useFieldTexts(LABELS, (field, value) =>
    field === 'level' ? (levels.find((level) => level.value === value)?.label ?? value) : monthText(field, value),
  );
  return (
    <SectionForm
      title={text(id === undefined ? 'edit.education.add' : 'edit.education.change')}
      form={form}
      editor={editor}
      {...texts}
    >
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
