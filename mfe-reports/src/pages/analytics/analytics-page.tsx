import { FormattedMessage } from '@hirehq/shared-ui';

/** /candidate/analytics */
export function AnalyticsPage() {
  return (
    <div className="hq-page">
      <h1 className="hq-page-title">
        <FormattedMessage id="analytics.title" />
      </h1>
    </div>
  );
}
