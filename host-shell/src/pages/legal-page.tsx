import { FormattedMessage } from '@hirehq/shared-ui';

/** Names the document; its text is the operator's to give. */
export function LegalPage({ kind }: { kind: 'terms' | 'privacy' | 'cookies' }) {
  return (
    <div className="hq-page hq-page-narrow">
      <h1 className="hq-page-title">
        <FormattedMessage id={`title.${kind}`} />
      </h1>
      <p className="hq-lead">
        <FormattedMessage id={`legal.${kind}`} />
      </p>
    </div>
  );
}
