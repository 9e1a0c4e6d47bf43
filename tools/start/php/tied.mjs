#!/usr/bin/env node
/**
 * Runs a command for as long as the tool that asked for it lives: tied.mjs PROGRAM [ARGUMENT…]
 *
 * Its standard input is a pipe from that tool, which nothing is ever written to. The system closes it when the tool is
 * gone, even when it was killed without a chance to clean up: no PHP then keeps the port. The tool makes this process
 * the leader of a group, so that PHP's own workers end too.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';

const [, , program, ...args] = process.argv;
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('close', (code) => process.exit(code ?? 1));

// It outlives the child, so that who waits for this process finds the port free.
process.on('SIGTERM', () => child.kill());
process.stdin.on('close', () => process.kill(0, 'SIGTERM')).resume();
