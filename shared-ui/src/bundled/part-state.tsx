import type { ReactNode } from 'react';
import {
  Button,
  FormattedMessage,
  Icon,
  Skeleton,
  VisuallyHidden,
  useFailureText,
  useOnline,
  type Failure,
} from '@hirehq/shared-ui';

interface PartStateProps<Data> {
  /** A query, or anything else that is loaded. */
  query: {
    data: Data | undefined;
    /** `sentence`: what the server said, where the specification shows it. */
    failure: (Pick<Failure, 'code'> & { sentence?: string | undefined }) | undefined;
    refreshing: boolean;
    retry: () => void;
  };
  /** Lines of the outline that is shown until the data are there. */
  lines?: number;
  /** The content, also while a newer result cannot be loaded. */
  children: (data: Data) => ReactNode;
}

/** The content of one part of a page, or why it is not there, without disturbing the other parts. */
export function PartState<Data>({ query, lines = 3, children }: PartStateProps<Data>) {
  const online = useOnline();
  const failureText = useFailureText();
  const { data, failure, refreshing, retry } = query;
  if (data !== undefined) return children(data);
  if (failure)
    return (
      <div role="status" className="hq-part-failure">
        <Icon name={online ? 'alert' : 'wifiOff'} size={18} />
        <p>{failure.sentence ?? failureText(failure)}</p>
        <Button variant="subtle" size="compact-md" loading={refreshing} onClick={retry}>
          <FormattedMessage id="ui.retry" />
        </Button>
      </div>
    );
  return (
    <div aria-busy="true" className="hq-part-outline">
      <VisuallyHidden>
        <FormattedMessage id="ui.loading" />
      </VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={18} width={line % 2 === 0 ? '72%' : '48%'} />
      ))}
    </div>
  );
}
