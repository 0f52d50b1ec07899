import { execFileSync } from 'node:child_process';
import '../../src/app';

/* The server, limited once its sources are there: their loader opens more of them at once than the server may. */
const [, , descriptors] = process.argv;
execFileSync('prlimit', [`--pid=${process.pid}`, `--nofile=${descriptors}:${descriptors}`]);
await import('../../src/server');
