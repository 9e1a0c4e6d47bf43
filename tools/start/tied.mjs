#!/usr/bin/env node
/**
 * Runs a command only as long as the tool that started it: tied.mjs PROGRAM [ARGUMENT…]
 *
 * Its standard input is a pipe from that tool to which nothing is written. The system closes it when the tool ends,
 * even if it was killed without clean-up, so that no server keeps its port. The tool makes this process the leader of a
 * process group, so that the server's own workers end as well.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';

const [, , program, ...args] = process.argv;
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'inherit'] });
child.on('exit', (code) => process.exit(code ?? 1));

// This process outlives the child, so that the port is free for code that waits for this process to end.
process.on('SIGTERM', () => child.kill());
process.stdin.on('close', () => process.kill(0, 'SIGTERM')).resume();
