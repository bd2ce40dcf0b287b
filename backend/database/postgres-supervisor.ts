// Runs PostgreSQL and stops it when the parent process exits, so that a killed launcher leaves no database running.
// Usage: `postgres-supervisor.ts <uid> <gid> <program> <arguments…>` with an IPC channel. Closing the channel stops
// PostgreSQL; after the first message, PostgreSQL is restarted if it exits unexpectedly.
import { spawn, type ChildProcess } from 'node:child_process';

const [uid, gid, program, ...programArguments] = process.argv.slice(2);
if (!uid || !gid || !program) throw new Error('postgres-supervisor.ts needs: <uid> <gid> <program> <arguments…>');

/** A server that exits more often is broken; see its log. */
const maxRestarts = 5;
/** The worker processes of a killed server need time to exit and release their shared memory. */
const restartDelayMs = 500;

let child: ChildProcess | undefined;
let restarts = 0;
let isStopping = false;
let isRestarted = false;

const start = (): void => {
  if (isStopping) process.exit(0);
  child = spawn(program, programArguments, {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }),
  });
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code) => {
    child = undefined;
    if (isStopping || !isRestarted || restarts === maxRestarts) process.exit(code ?? 1);
    restarts += 1;
    setTimeout(start, restartDelayMs * restarts);
  });
};

// SIGINT is PostgreSQL's "fast" shutdown: it closes connections and flushes all data.
const stop = (): void => {
  isStopping = true;
  if (child) child.kill('SIGINT');
  else process.exit(0);
};
process.on('message', () => (isRestarted = true));
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

start();
