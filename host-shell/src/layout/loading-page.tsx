import { PageSkeleton, VisuallyHidden, useIntl, type SkeletonKind } from '@hirehq/shared-ui';

/** A page on its way: its outline to see, a word to hear. */
export function LoadingPage({ kind }: { kind: SkeletonKind }) {
  const intl = useIntl();
  return (
    <>
      <VisuallyHidden role="status">{intl.formatMessage({ id: 'frame.loading' })}</VisuallyHidden>
      <PageSkeleton kind={kind} />
    </>
  );
}
