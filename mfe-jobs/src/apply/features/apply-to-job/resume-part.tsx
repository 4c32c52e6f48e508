import { Button, FormattedMessage, Icon, Radio, Skeleton, useIntl } from '@hirehq/shared-ui';
import { useRef } from 'react';
import type { ChosenResume } from './application-draft.ts';
import classes from './apply-to-job.module.css';
import { RESUME_ACCEPT, RESUME_MEGABYTES } from './resume-file.ts';
import { ResumeUploadNote } from './resume-upload-note.tsx';
import type { useResumeShelf } from './resumes.mutation.ts';

interface ResumePartProps {
  shelf: ReturnType<typeof useResumeShelf>;
  chosen: ChosenResume | undefined;
  onChoose: (resume: ChosenResume | undefined) => void;
}

const NONE = 'none';

/** A résumé of the candidate's, one uploaded for this application, or none. */
export function ResumePart({ shelf, chosen, onChoose }: ResumePartProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { resumes, listing, upload } = shelf;
  // One that a visitor uploaded is not among the candidate's before the application takes it over.
  const isKnown = chosen === undefined || resumes.some(({ id }) => id === chosen.id);
  const choices: readonly (ChosenResume & { addedAt?: string })[] = isKnown ? resumes : [chosen, ...resumes];

  async function add(file: File | undefined): Promise<void> {
    const added = file && (await shelf.add(file));
    if (added) onChoose({ id: added.id, title: added.title });
  }

  return (
    <div className={classes['part']}>
      <p className={classes['lead']}>
        <FormattedMessage id="apply.resumeText" />
      </p>
      {listing === 'loading' && <Skeleton height={96} radius="lg" />}
      {listing === 'failed' && (
        <p className={classes['inlineError']} role="alert">
          <FormattedMessage id="apply.resumesFailed" />{' '}
          <Button variant="subtle" size="compact-md" onClick={shelf.retry}>
            <FormattedMessage id="common.retry" />
          </Button>
        </p>
      )}
      {listing !== 'loading' && (
        <Radio.Group
          size="md"
          label={intl.formatMessage({ id: 'apply.resumeLabel' })}
          value={chosen?.id ?? NONE}
          onChange={(id) => {
            const found = choices.find((resume) => resume.id === id);
            onChoose(found && { id: found.id, title: found.title });
          }}
        >
          <div className={classes['resumes']}>
            {choices.map((resume) => (
              <Radio
                key={resume.id}
                value={resume.id}
                className={classes['resume'] ?? ''}
                label={<bdi>{resume.title ?? intl.formatMessage({ id: 'apply.resumeChosen' })}</bdi>}
                description={
                  resume.addedAt &&
                  intl.formatMessage(
                    { id: 'apply.resumeAdded' },
                    { date: intl.formatDate(resume.addedAt, { dateStyle: 'medium' }) },
                  )
                }
              />
            ))}
            <Radio
              value={NONE}
              className={classes['resume'] ?? ''}
              label={intl.formatMessage({ id: 'apply.resumeNone' })}
              description={intl.formatMessage({ id: 'apply.resumeNoneText' })}
            />
          </div>
        </Radio.Group>
      )}
      <div className={classes['upload']}>
        <input
          ref={field}
          type="file"
          accept={RESUME_ACCEPT}
          hidden
          aria-label={intl.formatMessage({ id: 'apply.resumeUpload' })}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            void add(file);
          }}
        />
        <Button
          variant="default"
          leftSection={<Icon name="share" size={18} />}
          loading={upload.status === 'sending'}
          onClick={() => field.current?.click()}
        >
          <FormattedMessage id="apply.resumeUpload" />
        </Button>
        <span className={classes['resumeNote']}>
          <FormattedMessage id="apply.resumeRules" values={{ megabytes: RESUME_MEGABYTES }} />
        </span>
      </div>
      <ResumeUploadNote upload={upload} />
    </div>
  );
}
