// Loaded before a program the tests start (node --import): when the process that started it is gone, and its end of our
// standard input with it, the program ends as Ctrl-C would end it, and takes its PostgreSQL or Keycloak along.
const AGAIN_AFTER_MS = 100;

function end() {
  // A program that is still starting does not listen yet; ended now it would leave its database behind.
  if (process.listenerCount('SIGTERM') > 0) process.kill(process.pid, 'SIGTERM');
  else setTimeout(end, AGAIN_AFTER_MS);
}

process.stdin.on('close', end);
process.stdin.resume();
process.stdin.unref?.();
