import { Skeleton } from '@mantine/core';

export type SkeletonKind = 'list' | 'detail' | 'form' | 'page';

const CARDS = [0, 1, 2, 3, 4];
const FIELDS = [0, 1, 2, 3];
const LINES = ['96%', '91%', '99%', '88%', '94%', '62%'];

function SummaryLines() {
  return (
    <div className="hq-skeleton-head">
      <Skeleton height={48} width={48} radius="md" animate />
      <div className="hq-skeleton-lines">
        <Skeleton height={18} width="62%" />
        <Skeleton height={14} width="40%" />
      </div>
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="hq-card hq-skeleton-card">
      <SummaryLines />
      <div className="hq-skeleton-row">
        <Skeleton height={26} width={92} radius="xl" />
        <Skeleton height={26} width={78} radius="xl" />
        <Skeleton height={26} width={110} radius="xl" />
      </div>
    </div>
  );
}

const BODIES = {
  list: () => (
    <div className="hq-skeleton-list">
      <div className="hq-skeleton-rail">
        {FIELDS.map((field) => (
          <Skeleton key={field} height={132} radius="lg" />
        ))}
      </div>
      <div className="hq-skeleton-stack">
        {CARDS.map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
      <div className="hq-skeleton-pane" />
    </div>
  ),
  detail: () => (
    <div className="hq-skeleton-stack">
      <div className="hq-card hq-skeleton-card hq-skeleton-tall">
        <SummaryLines />
        <Skeleton height={44} width="50%" />
      </div>
      {LINES.map((width) => (
        <Skeleton key={width} height={16} width={width} />
      ))}
    </div>
  ),
  form: () => (
    <div className="hq-skeleton-stack hq-skeleton-narrow">
      <Skeleton height={32} width="54%" />
      {FIELDS.map((field) => (
        <div key={field} className="hq-skeleton-lines">
          <Skeleton height={14} width="30%" />
          <Skeleton height={44} radius="md" />
        </div>
      ))}
    </div>
  ),
  page: () => (
    <div className="hq-skeleton-stack">
      <Skeleton height={36} width="46%" />
      <Skeleton height={16} width="70%" />
      <Skeleton height={220} radius="lg" />
    </div>
  ),
} as const;

/** The outline of a page while it loads, in its final size. The caller announces that the page is loading. */
export function PageSkeleton({ kind }: { kind: SkeletonKind }) {
  const Body = BODIES[kind];
  return (
    <div className="hq-page" aria-hidden="true" data-skeleton={kind}>
      <Body />
    </div>
  );
}
