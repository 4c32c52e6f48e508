// Runs nginx with a configuration, and ends it when it is ended itself: nginx does not notice that whoever started it is gone.
import { spawn } from 'node:child_process';

const nginx = spawn('nginx', ['-c', process.argv[2] ?? ''], { stdio: ['ignore', 'inherit', 'inherit'] });
process.on('SIGTERM', () => nginx.kill());
nginx.on('exit', (code) => process.exit(code ?? 0));
