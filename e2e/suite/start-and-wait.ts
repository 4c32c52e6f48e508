// Starts a platform as a worker of the tests does, says so, and waits: children-end.spec.ts kills it.
import { startPlatform } from '../platform/start-platform.ts';

const [port = '', data = ''] = process.argv.slice(2);
const { origin } = await startPlatform({ port: Number(port), data, releases: [] });
process.stdout.write(`${origin}\n`);
process.stdin.resume();
