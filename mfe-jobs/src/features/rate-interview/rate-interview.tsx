import { useRef, useState } from 'react';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { RateInterviewDocument } from '@hirehq/shared-contracts/graphql';
import { Button, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { TextArea } from '../../shared/text-area.tsx';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';
import { useToast } from '../../shell/use-toast.ts';
import classes from './rate-interview.module.css';
import { ChooseStars } from './rating-stars.tsx';

const REMARK_LIMIT = 2_000;

/** The scorecard of a round: how it was, once (JB-20). What is typed stays when sending fails. */
export function RateInterview({ interviewId, onRated }: { interviewId: string; onRated: () => void }) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const report = useReport();
  const toast = useToast();
  const [rating, setRating] = useState<number>();
  const [remark, setRemark] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function send(chosen: number): Promise<void> {
    setBusy(true);
    try {
      const { rateInterview } = await api.graphql(RateInterviewDocument, {
        interviewId,
        rating: chosen,
        remark: remark.trim() || null,
      });
      const isDone = rateInterview.__typename === 'InterviewChanged';
      if (isDone) toast({ kind: 'success', message: formatMessage({ id: 'rate.done' }) });
      setRefused(!isDone);
      onRated();
    } catch (error) {
      const isAway = isApiFailure(error) && error.code === 'UNREACHABLE';
      if (!isAway) report(error, { detail: 'rate interview' });
      toast({ kind: 'error', message: formatMessage({ id: isAway ? 'common.unreachable' : 'common.failed' }) });
    } finally {
      setBusy(false);
    }
  }

  if (isRefused) {
    return (
      <p role="alert" className={classes['none']}>
        <FormattedMessage id="rate.refused" />
      </p>
    );
  }
  return (
    <form
      ref={form}
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        if (rating !== undefined) {
          void send(rating);
          return;
        }
        setProblem(formatMessage({ id: 'rate.missing' }));
        form.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
      }}
    >
      <ChooseStars
        value={rating}
        problem={problem}
        onChange={(chosen) => {
          setRating(chosen);
          setProblem(undefined);
        }}
      />
      <TextArea
        label={formatMessage({ id: 'rate.remark' })}
        hint={formatMessage({ id: 'rate.remarkHint' })}
        value={remark}
        limit={REMARK_LIMIT}
        rows={4}
        onChange={setRemark}
      />
      <Button type="submit" size="md" loading={busy} className={classes['send'] ?? ''}>
        <FormattedMessage id="rate.send" />
      </Button>
    </form>
  );
}
