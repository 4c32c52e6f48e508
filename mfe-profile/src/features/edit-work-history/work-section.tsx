import { useIntl } from '@hirehq/shared-ui';
import { useFreshLinks } from '@hirehq/shared-ui/bundled';
import { RecordFiles } from '../../shared/files/record-files.tsx';
import { ProfileSection } from '../../shared/sections/profile-section.tsx';
import { RecordList } from '../../shared/sections/record-list.tsx';
import { SectionState } from '../../shared/sections/section-state.tsx';
import classes from '../../shared/sections/sections.module.css';
import { areTexts, useEditor } from '../../shared/sections/use-editor.ts';
import { MonthSpan } from '../../shared/month-span.tsx';
import { BLANK_WORK, WorkForm, workValuesOf } from './work-form.tsx';
import { WORK_HISTORY, useWorkHistory } from './work-history.query.ts';

const AFFECTS = [WORK_HISTORY] as const;

/** Jobs with their showcases (PR-05). */
export function WorkSection() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const query = useWorkHistory();
  useFreshLinks(query.data !== undefined, query.retry);
  const editor = useEditor('work', areTexts(BLANK_WORK));
  return (
    <ProfileSection anchor="work" title={text('edit.work')} section="WORK_HISTORY">
      <SectionState query={query}>
        {(entries) => (
          <RecordList
            kind="WORK_HISTORY"
            items={entries}
            affects={AFFECTS}
            nameOf={({ title, workedWith }) => formatMessage({ id: 'edit.work.name' }, { title, employer: workedWith })}
            renderItem={(entry) => (
              <>
                <h3 className={classes['name']}>{entry.title}</h3>
                <p className={classes['detail']}>
                  <bdi>{entry.workedWith}</bdi> · <MonthSpan from={entry.workedFrom} till={entry.workedTill} isOpenNow />
                </p>
                <RecordFiles
                  category="SHOWCASE"
                  recordId={entry.id}
                  files={entry.showcases}
                  title={text('edit.work.showcases')}
                  add={text('edit.work.addShowcase')}
                  affects={AFFECTS}
                />
              </>
            )}
            editor={editor}
            blank={BLANK_WORK}
            valuesOf={workValuesOf}
            renderForm={(values, record) => <WorkForm editor={editor} values={values} {...record} />}
            empty={text('edit.work.empty')}
            add={text('edit.work.add')}
          />
        )}
      </SectionState>
    </ProfileSection>
  );
}
