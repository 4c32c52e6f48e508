import { Button, useIntl } from '@hirehq/shared-ui';
import { useCodeName } from '@hirehq/shared-ui/bundled';
import { useId } from 'react';
import { useLanguageLevelName } from '../../shared/code-names.ts';
import { useProfile } from '../../shared/profile.query.ts';
import { ProfileSection } from '../../shared/sections/profile-section.tsx';
import { SectionState } from '../../shared/sections/section-state.tsx';
import sections from '../../shared/sections/sections.module.css';
import { NEW, useEditor } from '../../shared/sections/use-editor.ts';
import { useFocusOnClose } from '../../shared/sections/use-focus-on-close.ts';
import { LanguagesForm, storedLanguages, type LanguagesValues } from './languages-form.tsx';
import classes from './languages.module.css';

const areLanguages = (values: unknown): values is LanguagesValues =>
  typeof values === 'object' &&
  values !== null &&
  'languages' in values &&
  Array.isArray(values.languages) &&
  values.languages.every(
    (row: unknown) =>
      typeof row === 'object' &&
      row !== null &&
      'language' in row &&
      typeof row.language === 'string' &&
      'level' in row &&
      typeof row.level === 'string',
  );

/** Languages with the level of each, saved together. */
export function LanguagesSection() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const nameOf = useCodeName('language');
  const levelOf = useLanguageLevelName();
  const query = useProfile();
  const editor = useEditor<LanguagesValues>('languages', areLanguages);
  const changeId = useId();
  useFocusOnClose(editor.values !== undefined, changeId);
  return (
    <ProfileSection anchor="languages" title={text('edit.languages')} section="LANGUAGES">
      <SectionState query={query}>
        {({ profile: { languages, languagesVersion } }) =>
          editor.values !== undefined ? (
            <LanguagesForm editor={editor} values={editor.values} stored={storedLanguages({ languages, languagesVersion })} />
          ) : (
            <>
              {languages.length === 0 && <p className={sections['empty']}>{text('edit.languages.empty')}</p>}
              {languages.length > 0 && (
                <ul className={classes['list']}>
                  {languages.map(({ language, level }) => (
                    <li key={language}>
                      {nameOf(language)} <span className={classes['level']}>{levelOf(level)}</span>
                    </li>
                  ))}
                </ul>
              )}
              <Button
                id={changeId}
                variant="default"
                size="sm"
                onClick={() => {
                  const { values, version } = storedLanguages({ languages, languagesVersion });
                  editor.open(NEW, values, version);
                }}
              >
                {text(languages.length === 0 ? 'edit.languages.add' : 'edit.languages.change')}
              </Button>
            </>
          )
        }
      </SectionState>
    </ProfileSection>
  );
}
