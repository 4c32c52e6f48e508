import { once } from 'node:events';
import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embedLines } from '@hirehq/shared-contracts/embed';

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Pages of the platform do not run in frames: without the header that says so, what a frame would cost can be measured. */
const framed = ({ 'content-security-policy': _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => headers;

/** The platform at another address, where its pages run in frames. */
const frameable = (platform: string): Server =>
  createServer((incoming, outgoing) => {
    const onward = send(`${platform}${incoming.url}`, {
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(platform).host },
    });
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, framed(response.headers));
      response.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });

const BY_HAND = (platform: string, query: string) => `<h2>Jobs</h2><ul id="jobs"></ul><script type="module">
  const response = await fetch('${platform}/embed/v1/jobs?${query}', { credentials: 'omit' });
  const { responsePayload } = await response.json();
  for (const { title, url, place, facts } of responsePayload.jobs) {
    const item = document.createElement('li');
    item.className = 'card';
    const link = Object.assign(document.createElement('a'), { href: url, textContent: title });
    const line = Object.assign(document.createElement('p'), { textContent: [place, ...facts].join(' · ') });
    item.append(link, line);
    document.getElementById('jobs').append(item);
  }
</script>`;

interface Employer {
  platform: string;
  enterprise: string;
  developmentKey: string;
}

/** Pages of a portal, by what they show the same list with. */
export async function openPortal({ platform, enterprise, developmentKey }: Employer) {
  const frame = frameable(platform);
  const framedOrigin = await listen(frame);
  const query = String(new URLSearchParams({ enterprise, developmentKey, locale: 'en' }));
  const lines = (attributes: Record<string, string>) =>
    embedLines({ platform, enterprise, attributes: { 'development-key': developmentKey, ...attributes } });
  const bodies = {
    'by hand': BY_HAND(platform, query),
    'embed, first jobs': lines({ view: 'cards' }),
    'embed, first jobs, preloaded': lines({ view: 'cards', locale: 'en' }),
    'embed, then the remote': lines({ view: 'list' }),
    'embed, then the remote, preloaded': lines({ view: 'list', locale: 'en' }),
    'iframe of the list': `<iframe title="Jobs" style="width:100%;height:1200px" src="${framedOrigin}/job-list?enterprise=${enterprise}"></iframe>`,
  };
  const portal = createServer(({ url }, response) => {
    const body = Object.entries(bodies).find(([name]) => url === `/${encodeURIComponent(name)}`)?.[1];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,"><body>${body}`,
    );
  });
  const origin = await listen(portal);
  return {
    ways: Object.keys(bodies) as (keyof typeof bodies)[],
    addressOf: (way: keyof typeof bodies) => `${origin}/${encodeURIComponent(way)}`,
    async close() {
      for (const server of [portal, frame]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}
