import { useCodeLabel } from '../../../shared/code-labels.ts';
import { JobPay } from '../../../shared/job-card/job-pay.tsx';
import type { RecommendedJob } from './recommended-jobs.query.ts';

/** Pay and work mode of a recommended job in one line; nothing if it states neither. */
export function PayAndMode({ job: { pay, workMode }, className }: { job: RecommendedJob; className: string | undefined }) {
  const mode = useCodeLabel()('workMode', workMode);
  if (!pay && !mode) return null;
  return (
    <p className={className}>
      {pay && <JobPay pay={pay} />}
      {pay && mode && ' · '}
      {mode}
    </p>
  );
}
