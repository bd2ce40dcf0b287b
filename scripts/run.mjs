// Entry point of every npm script: runs the set-up (which reads `.env`), then the given TypeScript file on the pinned
// Node.
// Usage: node scripts/run.mjs [--chromium] [--servers] <script.ts> [arguments]. Plain JavaScript: it runs on Node 20.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { exitWithError, rootFolder, setUpWorkingCopy } from './setup.mjs';

const words = process.argv.slice(2);
const scriptIndex = words.findIndex((word) => !['--chromium', '--servers'].includes(word));
const wanted = scriptIndex < 0 ? words : words.slice(0, scriptIndex);
const [script, ...parameters] = scriptIndex < 0 ? [] : words.slice(scriptIndex);
if (script === undefined) {
  console.error('Usage: node scripts/run.mjs [--chromium] [--servers] <script.ts> [arguments]');
  process.exit(2);
}

const node = await setUpWorkingCopy({
  chromium: wanted.includes('--chromium'),
  servers: wanted.includes('--servers'),
}).catch(exitWithError);
const binaries = [join(rootFolder, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
const child = spawn(node, [join(rootFolder, script), ...parameters], {
  cwd: rootFolder,
  env: { ...process.env, PATH: binaries },
  // The IPC channel closes when this process is gone, and forwards build reports to the host that started the build.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
let forwarded = Promise.resolve();
child.on('message', (message) => {
  if (!process.send) return;
  forwarded = forwarded.then(
    () => new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve(undefined))),
  );
});
// Ctrl-C in a terminal also reaches the child process; a signal sent only to this process has to be forwarded.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
// A signal to npm ends its shell without being forwarded. The changed parent process id reveals this.
const npmShell = process.env.npm_lifecycle_event === undefined ? undefined : process.ppid;
if (npmShell !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === npmShell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  watch.unref();
}
child.on('error', exitWithError);
child.on('exit', (code, signal) => {
  // The child's last message may still be in transit.
  const end = () =>
    void forwarded.then(() => {
      if (!signal) process.exit(code ?? 1);
      // Ends with the same signal, so that the parent process learns the reason.
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  if (child.connected) child.once('disconnect', end);
  else end();
});
