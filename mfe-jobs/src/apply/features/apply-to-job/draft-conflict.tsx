import { Button, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useQuestionWords } from '../../../shared/use-question-words.ts';
import type { ApplicationDraft, DraftVersions as Conflict } from './application-draft.ts';
import type { Question } from './apply-to-job.model.ts';
import classes from './apply-to-job.module.css';

interface DraftConflictProps extends Conflict {
  questions: readonly Question[];
  titleOf: (resumeId: string) => string | undefined;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** A difference between the two drafts, with both values. */
interface Difference {
  id: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

const valuesOf = ({ answers }: ApplicationDraft, id: string) => (answers[id] ?? []).filter((value) => value !== '');

function useDifferences({ mine, theirs, questions, titleOf }: Omit<DraftConflictProps, 'onChoose'>): Difference[] {
  const { formatMessage } = useIntl();
  const words = useQuestionWords();
  const none = <FormattedMessage id="apply.noAnswer" />;
  const both = (of: (draft: ApplicationDraft) => ReactNode) => ({ mine: of(mine) || none, theirs: of(theirs) || none });
  const found: Difference[] = questions
    .filter(({ id }) => valuesOf(mine, id).join('\n') !== valuesOf(theirs, id).join('\n'))
    .map((question) => ({
      id: question.id,
      label: words.label(question),
      ...both((draft) => {
        const values = valuesOf(draft, question.id);
        return values.length > 0 && words.answer(question, values);
      }),
    }));
  if (mine.resume?.id !== theirs.resume?.id)
    found.push({
      id: 'resume',
      label: formatMessage({ id: 'apply.resumeTitle' }),
      ...both(({ resume }) => resume && (resume.title ?? titleOf(resume.id) ?? <FormattedMessage id="apply.resumeChosen" />)),
    });
  if (mine.adjustments !== theirs.adjustments)
    found.push({
      id: 'support',
      label: formatMessage({ id: 'apply.supportTitle' }),
      ...both(({ adjustments }) => adjustments),
    });
  if ((mine.coverLetter ?? '') !== (theirs.coverLetter ?? ''))
    found.push({
      id: 'coverLetter',
      label: formatMessage({ id: 'apply.coverTitle' }),
      ...both(({ coverLetter }) => coverLetter),
    });
  if (mine.telephone !== theirs.telephone)
    found.push({
      id: 'telephone',
      label: formatMessage({ id: 'apply.visitorTelephone' }),
      ...both(({ telephone }) => telephone),
    });
  return found;
}

interface SideProps {
  which: 'mine' | 'theirs';
  at: string;
  differences: readonly Difference[];
  onChoose: () => void;
}

function Side({ which, at, differences, onChoose }: SideProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <section className={classes['side']} aria-labelledby={id}>
      <h3 id={id}>
        {which === 'mine' ? <FormattedMessage id="apply.conflictHere" /> : <FormattedMessage id="apply.conflictElsewhere" />}
      </h3>
      <p className={classes['sideTime']}>
        <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' })}</time>
      </p>
      <dl className={classes['review']}>
        {differences.map((difference) => (
          <div key={difference.id}>
            <dt>{difference.label}</dt>
            <dd dir="auto">{difference[which]}</dd>
          </div>
        ))}
      </dl>
      <Button variant="default" fullWidth onClick={onChoose} aria-describedby={id}>
        <FormattedMessage id="apply.conflictChoose" />
      </Button>
    </section>
  );
}

/** The same application was edited in two places: shows the differences side by side, for the candidate to choose. */
export function DraftConflict({ onChoose, ...drafts }: DraftConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const differences = useDifferences(drafts);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="hq-card hq-form">
      <div>
        <h2 ref={heading} tabIndex={-1} className="hq-section-title">
          <FormattedMessage id="apply.conflictTitle" />
        </h2>
        <p className={classes['lead']}>
          <FormattedMessage id="apply.conflictText" />
        </p>
      </div>
      <div className={classes['sides']}>
        <Side which="mine" at={drafts.mine.at} differences={differences} onChoose={() => onChoose('mine')} />
        <Side which="theirs" at={drafts.theirs.at} differences={differences} onChoose={() => onChoose('theirs')} />
      </div>
    </section>
  );
}
