import { Button, FormattedMessage, Icon, Skeleton, useIntl } from '@hirehq/shared-ui';
import { FileField, RadioField } from '@hirehq/shared-ui/forms';
import type { ChosenResume } from './application-draft.ts';
import classes from './apply-to-job.module.css';
import { RESUME_ACCEPT, RESUME_MEGABYTES } from './resume-file.ts';
import type { useResumeShelf } from './resumes.mutation.ts';

interface ResumePartProps {
  shelf: ReturnType<typeof useResumeShelf>;
  chosen: ChosenResume | undefined;
  onChoose: (resume: ChosenResume | undefined) => void;
}

const NONE = 'none';

/** The choice of one of the candidate's résumés, an uploaded one, or none. */
export function ResumePart({ shelf, chosen, onChoose }: ResumePartProps) {
  const intl = useIntl();
  const { resumes, listing, upload } = shelf;
  // A visitor's upload is not among the candidate's résumés until the application takes it over.
  const isKnown = chosen === undefined || resumes.some(({ id }) => id === chosen.id);
  const choices: readonly (ChosenResume & { addedAt?: string })[] = isKnown ? resumes : [chosen, ...resumes];

  async function add(file: File): Promise<void> {
    const added = await shelf.add(file);
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
        <RadioField
          label={intl.formatMessage({ id: 'apply.resumeLabel' })}
          value={chosen?.id ?? NONE}
          choiceClass={classes['resume']}
          choices={[
            ...choices.map(({ id, title, addedAt }) => ({
              value: id,
              label: <bdi>{title ?? intl.formatMessage({ id: 'apply.resumeChosen' })}</bdi>,
              ...(addedAt && {
                hint: intl.formatMessage({ id: 'apply.resumeAdded' }, { date: intl.formatDate(addedAt, { dateStyle: 'long' }) }),
              }),
            })),
            {
              value: NONE,
              label: intl.formatMessage({ id: 'apply.resumeNone' }),
              hint: intl.formatMessage({ id: 'apply.resumeNoneText' }),
            },
          ]}
          onChange={(id) => {
            const found = choices.find((resume) => resume.id === id);
            onChoose(found && { id: found.id, title: found.title });
          }}
        />
      )}
      <FileField
        label={intl.formatMessage({ id: 'apply.resumeUpload' })}
        rules={intl.formatMessage({ id: 'apply.resumeRules' }, { megabytes: RESUME_MEGABYTES })}
        accept={RESUME_ACCEPT}
        upload={upload.status === 'sending' ? upload : undefined}
        error={upload.status === 'failed' ? upload.message : undefined}
        onChoose={(file) => void add(file)}
        onCancel={shelf.cancel}
      />
      <p role="status" className={upload.status === 'done' ? classes['uploadNote'] : 'hq-visually-hidden'}>
        {upload.status === 'done' && (
          <>
            <Icon name="check" size={18} />
            <FormattedMessage id="apply.resumeDone" values={{ title: upload.title }} />
          </>
        )}
      </p>
    </div>
  );
}
