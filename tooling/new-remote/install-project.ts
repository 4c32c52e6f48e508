import { spawn } from 'node:child_process';

const INSTALL = {
  npm: ['install', '--no-audit', '--no-fund', '--loglevel=error'],
  pnpm: ['install', '--reporter=silent'],
} as const;

/** The package manager that runs this process, by the name it gives itself; npm without one. */
function managerOf(env: Readonly<Record<string, string | undefined>>): keyof typeof INSTALL {
  return env['npm_config_user_agent']?.startsWith('pnpm/') ? 'pnpm' : 'npm';
}

/** Installs the packages of a project, which writes its lockfile. */
export function installProject(folder: string, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const manager = managerOf(env);
  return new Promise((resolve, reject) => {
    const child = spawn(manager, INSTALL[manager], {
      cwd: folder,
      env: { ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${manager} install ended with ${code} in ${folder}. The files are written: run it there again.`)),
    );
  });
}
