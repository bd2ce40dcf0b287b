// A small process of its own that runs PostgreSQL and stops it when the process that started it ends, however that
// happens: a killed launcher leaves no database behind. Started by the embedded database as
// `keeper.ts <uid> <gid> <program> <arguments…>` with an IPC channel; closing the channel is the order to stop.
import { spawn } from 'node:child_process';

const [uid, gid, program, ...programArguments] = process.argv.slice(2);
if (!uid || !gid || !program) throw new Error('keeper.ts needs: <uid> <gid> <program> <arguments…>');

const child = spawn(program, programArguments, {
  stdio: ['ignore', 'inherit', 'inherit'],
  ...(uid === '-' ? {} : { uid: Number(uid), gid: Number(gid) }),
});
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));

// SIGINT is PostgreSQL's "fast" stop: connections are closed, everything is written.
const stop = () => child.kill('SIGINT');
process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
