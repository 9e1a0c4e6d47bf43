#!/usr/bin/env node
/** Checks the types of src, blocks and data against React 19 and the newest WordPress packages. */
import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { inProject } from '../../paths.mjs';
import { installNewest } from './packages.mjs';

installNewest();
process.exitCode = spawnSync(
	execPath,
	[inProject('node_modules/typescript/bin/tsc'), '-p', inProject('tools/test/react-19')],
	{ stdio: 'inherit' },
).status;
