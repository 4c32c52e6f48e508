import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import { exampleAddress, type RemoteExamples } from '../remote-examples.ts';
import { addressWith, API_STATES } from './switches.ts';

interface PartIndexProps {
  manifest: RemoteManifest;
  examples: RemoteExamples;
}

/** Every route and slot of the manifest, with a link that shows it, and one for each state of the API. */
export function PartIndex({ manifest, examples }: PartIndexProps) {
  const parts = [
    ...manifest.routes.map(({ id, path, access }) => ({ kind: 'route' as const, id, place: path, access })),
    ...manifest.slots.map(({ id, slot, access }) => ({ kind: 'slot' as const, id, place: slot, access })),
  ].map((part) => ({ ...part, address: exampleAddress(manifest, examples, part) }));
  return (
    <main className="dev-index" dir="ltr" lang="en">
      <h1>mfe-{manifest.id}</h1>
      <p>Runs alone, with the fake shell and the data of tests/examples.ts. A saved change is shown at once.</p>
      <ul>
        {parts.map(({ kind, id, place, access, address }) => (
          <li key={`${kind} ${id}`}>
            <a href={address}>{id}</a>
            <span>{kind}</span>
            <code>{place}</code>
            <span>{access}</span>
            <ul aria-label={`${id} in each state`}>
              {API_STATES.map((api) => (
                <li key={api}>
                  <a href={addressWith(address, { api })}>{api}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </main>
  );
}
