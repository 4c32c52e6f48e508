import { PageSkeleton, VisuallyHidden, useIntl, type SkeletonKind } from '@hirehq/shared-ui';

/** A loading page: its visible outline, and a text for screen readers. */
export function LoadingPage({ kind }: { kind: SkeletonKind }) {
  const intl = useIntl();
  return (
    <>
      <VisuallyHidden role="status">{intl.formatMessage({ id: 'frame.loading' })}</VisuallyHidden>
      <PageSkeleton kind={kind} />
    </>
  );
}
