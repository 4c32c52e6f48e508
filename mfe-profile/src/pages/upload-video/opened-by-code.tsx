import { routes } from '@hirehq/shared-contracts/routes';
import { ErrorState, PageSkeleton, useGoTo, useIntl } from '@hirehq/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { useOpenHandOver } from '../../shared/hand-over/hand-over.mutation.ts';

interface OpenedByCodeProps {
  code: string;
  onOpened: (token: string) => void;
}

/** Uses up the key of a QR code, and removes it from the address. */
export function OpenedByCode({ code, onOpened }: OpenedByCodeProps) {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  const opening = useOpenHandOver();
  const open = useEffectEvent(async () => {
    const outcome = await opening.run({ key: code });
    if (!outcome.ok) return;
    onOpened(outcome.done.token);
    goTo(routes.uploadVideo(), { replace: true });
  });
  useEffect(() => void open(), []);
  const { failure } = opening;
  if (!failure) return <PageSkeleton kind="form" />;
  const mayRetry = failure.code !== 'NOT_FOUND';
  return (
    <ErrorState
      title={formatMessage({ id: 'video.code.failed' })}
      description={failure.text}
      {...(mayRetry && {
        retry: { label: formatMessage({ id: 'video.retry' }), onRetry: () => void open(), busy: opening.busy },
      })}
    />
  );
}
