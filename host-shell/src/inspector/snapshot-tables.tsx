import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from '@hirehq/shared-ui';
import type { Snapshot } from './snapshot.ts';

interface TableProps {
  /** Message id of the heading. */
  title: string;
  /** Message ids of the columns. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

function Table({ title, columns, rows }: TableProps) {
  return (
    <details open>
      <summary>
        <FormattedMessage id={title} values={{ count: rows.length }} />
      </summary>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map((id) => (
                <th key={id} scope="col">
                  <FormattedMessage id={id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>
                    {/* Versions and paths are read from left to right in every language. */}
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

const time = (at: string) => (
  <FormattedDate value={at} hour="numeric" minute="numeric" second="numeric" fractionalSecondDigits={3} />
);

function attemptsText({ attempts }: Snapshot['loads'][number]): string {
  return attempts
    .map(({ version, outcome, phase, cause, message, ms }) =>
      [version, outcome, phase, cause, message, `${ms} ms`].filter(Boolean).join(' · '),
    )
    .join('; ');
}

/** The topic of the event that caused another one, as far as this page has seen it. */
function causeIn(events: Snapshot['events'], causedBy: string | undefined): string {
  if (causedBy === undefined) return '';
  return events.find(({ id }) => id === causedBy)?.topic ?? causedBy;
}

/** A snapshot as tables. */
export function SnapshotTables({ snapshot }: { snapshot: Snapshot }) {
  const { versions, loads, events, dropped, stored } = snapshot;
  return (
    <>
      <Table
        title="inspector.versions"
        columns={['inspector.remote', 'inspector.version', 'inspector.previous', 'inspector.contract', 'inspector.origin']}
        rows={versions.map(({ remote, version, running, previous, contract, base, isOverride }) => ({
          key: remote,
          cells: [
            remote,
            running === undefined ? version : `${version} → ${running}`,
            previous ?? '–',
            contract,
            <>
              {isOverride && <FormattedMessage id="inspector.override" />} <code dir="ltr">{base}</code>
            </>,
          ],
        }))}
      />
      <Table
        title="inspector.loads"
        columns={['inspector.time', 'inspector.part', 'inspector.outcome', 'inspector.attempts']}
        rows={loads.map((load) => ({
          key: load.traceId,
          cells: [time(load.at), `${load.remote} ${load.part}`, load.outcome, attemptsText(load)],
        }))}
      />
      <Table
        title="inspector.events"
        columns={['inspector.time', 'inspector.topic', 'inspector.source', 'inspector.cause']}
        rows={events.map(({ id, topic, version, source, causedBy, at }) => ({
          key: id,
          cells: [time(at), `${topic}@${version}`, source, causeIn(events, causedBy)],
        }))}
      />
      <Table
        title="inspector.dropped"
        columns={['inspector.topic', 'inspector.source', 'inspector.reason']}
        rows={dropped.map(({ topic, source, reason, detail }, index) => ({
          key: String(index),
          cells: [topic, source, `${reason}: ${detail}`],
        }))}
      />
      <Table
        title="inspector.stored"
        columns={['inspector.where', 'inspector.key', 'inspector.characters']}
        rows={stored.map(({ where, key, characters }) => ({ key: `${where} ${key}`, cells: [where, key, characters] }))}
      />
    </>
  );
}
