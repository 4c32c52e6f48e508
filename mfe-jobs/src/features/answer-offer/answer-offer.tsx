import { useState } from 'react';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { AcceptOfferDocument, DeclineOfferDocument } from '@hirehq/shared-contracts/graphql';
import { Button, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { TextArea } from '../../shared/text-area.tsx';
import { useApi } from '../../shell/use-api.ts';
import { useConfirm } from '../../shell/use-confirm.ts';
import { useReport } from '../../shell/use-report.ts';
import { useToast } from '../../shell/use-toast.ts';
import classes from './answer-offer.module.css';

const NOTE_LIMIT = 1_000;

interface AnswerOfferProps {
  applicationId: string;
  title: string;
  company: string;
  onAnswered: () => void;
}

/** Accepts or declines an offer, each after asking once; declining can say why. */
export function AnswerOffer({ applicationId, title, company, onAnswered }: AnswerOfferProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const confirm = useConfirm();
  const report = useReport();
  const toast = useToast();
  const [isDeclining, setDeclining] = useState(false);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<'accept' | 'decline'>();

  const accept = async () => (await api.graphql(AcceptOfferDocument, { applicationId })).acceptOffer;
  const decline = async () =>
    (await api.graphql(DeclineOfferDocument, { applicationId, note: note.trim() || null })).declineOffer;

  async function answer(kind: 'accept' | 'decline'): Promise<void> {
    const isAccepting = kind === 'accept';
    const isSure = await confirm({
      title: formatMessage({ id: isAccepting ? 'offer.acceptTitle' : 'offer.declineTitle' }),
      question: formatMessage({ id: isAccepting ? 'offer.acceptQuestion' : 'offer.declineQuestion' }, { title, company }),
    });
    if (!isSure) return;
    setBusy(kind);
    try {
      const isDone = (await (isAccepting ? accept() : decline())).__typename === 'OfferAnswered';
      const done = isAccepting ? 'offer.acceptDone' : 'offer.declineDone';
      toast({ kind: isDone ? 'success' : 'error', message: formatMessage({ id: isDone ? done : 'offer.refused' }) });
      onAnswered();
    } catch (error) {
      const isAway = isApiFailure(error) && error.code === 'UNREACHABLE';
      if (!isAway) report(error, { detail: `offer: ${kind}` });
      toast({ kind: 'error', message: formatMessage({ id: isAway ? 'common.unreachable' : 'common.failed' }) });
    } finally {
      setBusy(undefined);
    }
  }

  if (isDeclining) {
    return (
      <div className={classes['decline']}>
        <TextArea
          label={formatMessage({ id: 'offer.why' })}
          hint={formatMessage({ id: 'offer.whyHint' }, { company })}
          value={note}
          limit={NOTE_LIMIT}
          onChange={setNote}
        />
        <div className={classes['actions']}>
          <Button color="red.9" loading={busy === 'decline'} onClick={() => void answer('decline')}>
            <FormattedMessage id="offer.declineSend" />
          </Button>
          <Button variant="default" onClick={() => setDeclining(false)}>
            <FormattedMessage id="offer.back" />
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes['actions']}>
      <Button size="md" loading={busy === 'accept'} onClick={() => void answer('accept')}>
        <FormattedMessage id="offer.accept" />
      </Button>
      <Button size="md" variant="default" disabled={busy !== undefined} onClick={() => setDeclining(true)}>
        <FormattedMessage id="offer.decline" />
      </Button>
    </div>
  );
}
