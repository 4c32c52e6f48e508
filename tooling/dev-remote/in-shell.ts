export async function runInShell(_folder: string, _port: number, _shell: string, _say: (line: string) => void): Promise<void> {
  throw new Error('not yet');
}
