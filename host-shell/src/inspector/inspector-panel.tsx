import { useEffect, useState } from 'react';
import type { Locale } from '@hirehq/shared-contracts/page';
import { Button, FormattedMessage, IntlProvider, useClientState, useIntl, type ReadableState } from '@hirehq/shared-ui';
import { useCopyLink } from '@hirehq/shared-ui/bundled';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './inspector-panel.module.css';
import type { InspectorEntries } from './inspector-log.ts';
import { endInspector } from './inspector-request.ts';
import { readSnapshot, snapshotLink, type Snapshot } from './snapshot.ts';
import { SnapshotTables } from './snapshot-tables.tsx';
import { takeSnapshot } from './take-snapshot.ts';
import ar from './messages/ar.json';
import en from './messages/en.json';
import es from './messages/es.json';

const TEXTS = { en, es, ar } as const satisfies Record<Locale, Record<keyof typeof en, string>>;

function Content({ entries }: { entries: ReadableState<InspectorEntries> }) {
  const { config, releaseSet, loader } = useShellServices();
  const { formatDate, formatMessage } = useIntl();
  const now = takeSnapshot({ config, releaseSet, versionOf: loader.versionOf }, useClientState(entries));
  const [received, setReceived] = useState<Snapshot>();
  const copy = useCopyLink({ copied: 'inspector.copied', failed: 'inspector.notCopied', byHand: 'inspector.byHand' });
  useEffect(() => {
    void readSnapshot(window.location.hash).then((snapshot) => snapshot && setReceived(snapshot));
  }, []);
  const shown = received ?? now;
  return (
    <section className={classes['panel']} aria-label={formatMessage({ id: 'inspector.title' })}>
      <div className={classes['bar']}>
        <h2 className={classes['title']}>
          <FormattedMessage
            id={received ? 'inspector.received' : 'inspector.heading'}
            values={{
              sequence: shown.sequence,
              page: shown.page,
              at: formatDate(shown.at, { dateStyle: 'medium', timeStyle: 'medium' }),
            }}
          />
        </h2>
        <Button size="xs" variant="default" onClick={() => void snapshotLink(config.origin, shown).then(copy)}>
          <FormattedMessage id="inspector.copy" />
        </Button>
        <Button size="xs" variant="default" onClick={endInspector}>
          <FormattedMessage id="inspector.close" />
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className={classes['content']} tabIndex={0} role="region" aria-label={formatMessage({ id: 'inspector.content' })}>
        <SnapshotTables snapshot={shown} />
      </div>
    </section>
  );
}

/** For testers and developers: what this page has loaded, which events it has seen, and what is stored. */
export function InspectorPanel({ entries }: { entries: ReadableState<InspectorEntries> }) {
  const { locale } = useShellServices();
  const language = useClientState(locale);
  return (
    <IntlProvider locale={language} messages={TEXTS[language]}>
      <Content entries={entries} />
    </IntlProvider>
  );
}
