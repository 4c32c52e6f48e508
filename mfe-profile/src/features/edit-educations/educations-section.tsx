import { useIntl } from '@hirehq/shared-ui';
import { useFreshLinks } from '@hirehq/shared-ui/bundled';
import { useEducationName } from '../../shared/code-names.ts';
import { RecordFiles } from '../../shared/files/record-files.tsx';
import { MonthSpan } from '../../shared/month-span.tsx';
import { ProfileSection } from '../../shared/sections/profile-section.tsx';
import { RecordList } from '../../shared/sections/record-list.tsx';
import { SectionState } from '../../shared/sections/section-state.tsx';
import classes from '../../shared/sections/sections.module.css';
import { areTexts, useEditor } from '../../shared/sections/use-editor.ts';
import { BLANK_EDUCATION, EducationForm, educationValuesOf } from './education-form.tsx';
import { EDUCATIONS, useEducations } from './educations.query.ts';

const AFFECTS = [EDUCATIONS] as const;

/** Educations with their documents (PR-05). */
export function EducationsSection() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const levelOf = useEducationName();
  const query = useEducations();
  useFreshLinks(query.data !== undefined, query.retry);
  const editor = useEditor('educations', areTexts(BLANK_EDUCATION));
  return (
    <ProfileSection anchor="educations" title={text('edit.educations')} section="EDUCATIONS">
      <SectionState query={query}>
        {(educations) => (
          <RecordList
            kind="EDUCATION"
            items={educations}
            affects={AFFECTS}
            nameOf={({ institution }) => institution}
            renderItem={(education) => (
              <>
                <h3 className={classes['name']}>{education.institution}</h3>
                <p className={classes['detail']}>
                  {[levelOf(education.level), education.fieldOfStudy].filter(Boolean).join(' · ')}
                  {(education.studiedFrom ?? education.studiedTill) !== null && ' · '}
                  <MonthSpan from={education.studiedFrom} till={education.studiedTill} />
                </p>
                <RecordFiles
                  category="EDUCATION"
                  recordId={education.id}
                  files={education.documents}
                  title={text('edit.education.documents')}
                  add={text('edit.education.addDocument')}
                  affects={AFFECTS}
                />
              </>
            )}
            editor={editor}
            blank={BLANK_EDUCATION}
            valuesOf={educationValuesOf}
            renderForm={(values, record) => <EducationForm editor={editor} values={values} {...record} />}
            empty={text('edit.education.empty')}
            add={text('edit.education.add')}
          />
        )}
      </SectionState>
    </ProfileSection>
  );
}
