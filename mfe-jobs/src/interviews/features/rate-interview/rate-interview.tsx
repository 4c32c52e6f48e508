import { useRef, useState } from 'react';
import { Button, FormattedMessage, useIntl, useToast } from '@hirehq/shared-ui';
import { TextArea } from '../../../shared/text-area.tsx';
import classes from './rate-interview.module.css';
import { useRateInterview } from './rate-interview.mutation.ts';
import { ChooseStars } from './rating-stars.tsx';

const REMARK_LIMIT = 2_000;

/** The scorecard of a round: how it was, once (JB-20). What is typed stays when sending fails. */
export function RateInterview({ interviewId, onRated }: { interviewId: string; onRated: () => void }) {
  const { formatMessage } = useIntl();
  const { run, busy } = useRateInterview();
  const toast = useToast();
  const [rating, setRating] = useState<number>();
  const [remark, setRemark] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function send(chosen: number): Promise<void> {
    const outcome = await run({ interviewId, rating: chosen, remark: remark.trim() || null });
    if (outcome.ok) toast({ kind: 'success', message: formatMessage({ id: 'rate.done' }) });
    else if (outcome.refused) setRefused(true);
    else toast({ kind: 'error', message: outcome.failure.text });
    if (outcome.ok || outcome.refused) onRated();
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
