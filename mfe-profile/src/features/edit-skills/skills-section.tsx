import { ActionIcon, Button, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { useId } from 'react';
import { UndoNotes } from '../../shared/removal/undo-notes.tsx';
import { useRemoval } from '../../shared/removal/removal.mutation.ts';
import { ProfileSection } from '../../shared/sections/profile-section.tsx';
import { SectionState } from '../../shared/sections/section-state.tsx';
import sections from '../../shared/sections/sections.module.css';
import { NEW, useEditor } from '../../shared/sections/use-editor.ts';
import { useFocusOnClose } from '../../shared/sections/use-focus-on-close.ts';
import { isSkillYears } from '../../shared/skills/skill-years.ts';
import classes from './skills-section.module.css';
import { SkillsForm, storedSkills, type SkillsValues } from './skills-form.tsx';
import { SKILLS, useSkills } from './skills.query.ts';

const AFFECTS = [SKILLS] as const;

const areSkills = (values: unknown): values is SkillsValues =>
  typeof values === 'object' &&
  values !== null &&
  'skills' in values &&
  Array.isArray(values.skills) &&
  values.skills.every(isSkillYears);

/** Skills with years of experience, by the taxonomy (PR-05). */
export function SkillsSection() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const query = useSkills();
  const editor = useEditor<SkillsValues>('skills', areSkills);
  const removal = useRemoval('SKILL', AFFECTS);
  const changeId = useId();
  useFocusOnClose(editor.values !== undefined, changeId);
  return (
    <ProfileSection anchor="skills" title={text('profile.skills.yours')} section="SKILLS">
      <SectionState query={query}>
        {(all) => {
          const skills = all.filter(({ id }) => !removal.isRemoved(String(id)));
          return (
            <>
              <UndoNotes removal={removal} focusAfter={changeId} />
              {editor.values !== undefined ? (
                <SkillsForm editor={editor} values={editor.values} saved={skills} removal={removal} />
              ) : (
                <>
                  {skills.length === 0 && <p className={sections['empty']}>{text('edit.skills.empty')}</p>}
                  {skills.length > 0 && (
                    <ul className={classes['skills']}>
                      {skills.map(({ id, name, yearsOfExperience, version }) => (
                        <li key={id} className={classes['skill']}>
                          <span>
                            <FormattedMessage
                              id="edit.skills.one"
                              values={{ name: <bdi>{name}</bdi>, years: yearsOfExperience }}
                            />
                          </span>
                          <ActionIcon
                            variant="subtle"
                            color="gray"
                            size={32}
                            aria-label={formatMessage({ id: 'profile.skills.remove' }, { skill: name })}
                            disabled={removal.busy}
                            onClick={() => void removal.remove({ id: String(id), name, version })}
                          >
                            <Icon name="close" size={16} />
                          </ActionIcon>
                        </li>
                      ))}
                    </ul>
                  )}
                  <Button
                    id={changeId}
                    variant="default"
                    size="sm"
                    onClick={() => {
                      const { values, version } = storedSkills(skills);
                      editor.open(NEW, values, version);
                    }}
                  >
                    {text(skills.length === 0 ? 'edit.skills.add' : 'edit.skills.change')}
                  </Button>
                </>
              )}
            </>
          );
        }}
      </SectionState>
    </ProfileSection>
  );
}
