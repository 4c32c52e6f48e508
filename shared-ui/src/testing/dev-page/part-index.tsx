import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import { exampleAddress, type RemoteExamples } from '../remote-examples.ts';

interface PartIndexProps {
  manifest: RemoteManifest;
  examples: RemoteExamples;
}

/** Every route and slot of the manifest, with a link that shows it. */
export function PartIndex({ manifest, examples }: PartIndexProps) {
  const parts = [
    ...manifest.routes.map(({ id, path, access }) => ({ kind: 'route' as const, id, place: path, access })),
    ...manifest.slots.map(({ id, slot, access }) => ({ kind: 'slot' as const, id, place: slot, access })),
  ];
  return (
    <main className="dev-index" dir="ltr" lang="en">
      <h1>mfe-{manifest.id}</h1>
      <p>Runs alone, with the fake shell and the data of tests/examples.ts. A saved change is shown at once.</p>
      <ul>
        {parts.map(({ kind, id, place, access }) => (
          <li key={`${kind} ${id}`}>
            <a href={exampleAddress(manifest, examples, { kind, id })}>{id}</a>
            <span>{kind}</span>
            <code>{place}</code>
            <span>{access}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
