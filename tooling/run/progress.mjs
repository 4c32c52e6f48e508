/** Prints one line per step, so that a long wait shows what it is waiting for. */
export async function step(title, work) {
  const started = Date.now();
  process.stdout.write(`▸ ${title} …\n`);
  const note = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`  ${note ?? 'done'} (${seconds} s)\n`);
}

export function fail(message) {
  process.stderr.write(`\n✖ ${message}\n`);
  process.exit(1);
}
