import { RESUME_EXTENSIONS } from '@hirehq/shared-contracts/codes';
import { Button, FormattedDate, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { useFreshLinks } from '@hirehq/shared-ui/bundled';
import { TextField } from '@hirehq/shared-ui/forms';
import { useId, useRef, useState } from 'react';
import { UploadField } from '../../shared/files/upload-field.tsx';
import { useUpload } from '../../shared/files/upload.mutation.ts';
import { UndoNotes } from '../../shared/removal/undo-notes.tsx';
import { useRemoval } from '../../shared/removal/removal.mutation.ts';
import { ProfileSection } from '../../shared/sections/profile-section.tsx';
import { SectionState } from '../../shared/sections/section-state.tsx';
import sections from '../../shared/sections/sections.module.css';
import classes from './resumes-section.module.css';
import { RESUMES, useResumes } from './resumes.query.ts';

const AFFECTS = [RESUMES] as const;
const TITLE_MAX = 200;

/** The title of a résumé without one: its file name without the extension. */
const titleOf = (fileName: string) => (fileName.replace(/\.[a-z0-9]+$/i, '').trim() || fileName).slice(0, TITLE_MAX);

/** Résumés, each with a title (PR-05). They are sent with applications, and are never part of the public profile. */
export function ResumesSection() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const query = useResumes();
  useFreshLinks(query.data !== undefined, query.retry);
  const removal = useRemoval('RESUME', AFFECTS);
  const uploadId = useId();
  const [title, setTitle] = useState('');
  const typed = useRef('');
  const upload = useUpload({
    name: 'upload resume',
    extensions: RESUME_EXTENSIONS,
    affects: AFFECTS,
    async send(send, file, options) {
      const body = { title: typed.current.trim() || titleOf(file.name) };
      const stored = await send('POST candidates/resume', { body, files: { file } }, options);
      setTitle('');
      typed.current = '';
      return stored;
    },
  });
  return (
    <ProfileSection anchor="resumes" title={text('edit.resumes')}>
      <SectionState query={query}>
        {(all) => {
          const resumes = all.filter(({ id }) => !removal.isRemoved(id));
          return (
            <>
              <UndoNotes removal={removal} focusAfter={uploadId} />
              {resumes.length === 0 && <p className={sections['empty']}>{text('edit.resumes.empty')}</p>}
              {resumes.length > 0 && (
                <ul className={sections['records']}>
                  {resumes.map(({ id, title: name, fileName, signedUrl, createdTimestamp }) => (
                    <li key={id} className={sections['record']}>
                      <div className={sections['summary']}>
                        <div className={sections['facts']}>
                          <h3 className={sections['name']}>
                            {signedUrl === null ? (
                              name
                            ) : (
                              <a href={signedUrl} target="_blank" rel="noreferrer" className={classes['link']}>
                                <Icon name="attachment" size={16} />
                                <bdi>{name}</bdi>
                              </a>
                            )}
                          </h3>
                          <p className={sections['detail']}>
                            <bdi>{fileName}</bdi> · <FormattedDate value={createdTimestamp} dateStyle="medium" />
                          </p>
                        </div>
                        <Button
                          variant="subtle"
                          color="gray"
                          size="compact-md"
                          aria-label={formatMessage({ id: 'edit.remove.of' }, { name })}
                          disabled={removal.busy}
                          onClick={() => void removal.remove({ id, name })}
                        >
                          <FormattedMessage id="edit.remove" />
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
              )}
              <div id={uploadId} tabIndex={-1} className={classes['add']}>
                <TextField
                  label={text('edit.resumes.title')}
                  hint={text('edit.resumes.title.help')}
                  value={title}
                  limit={TITLE_MAX}
                  onChange={(value) => {
                    typed.current = value;
                    setTitle(value);
                  }}
                />
                <UploadField label={text('edit.resumes.add')} extensions={RESUME_EXTENSIONS} upload={upload} />
              </div>
            </>
          );
        }}
      </SectionState>
    </ProfileSection>
  );
}
