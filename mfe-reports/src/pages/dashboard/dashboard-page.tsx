import { FormattedMessage } from '@hirehq/shared-ui';

/** /candidate/dashboard */
export function DashboardPage() {
  return (
    <div className="hq-page">
      <h1 className="hq-page-title">
        <FormattedMessage id="dashboard.title" />
      </h1>
    </div>
  );
}
