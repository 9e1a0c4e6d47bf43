#!/usr/bin/env node
/** Tests that the files of data/ are of their declared types, with which the compiler does not compare their content. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { inProject, root } from '../../tools/paths.mjs';

const DECLARED = '.d.json.ts';

const files = readdirSync(inProject('data'))
	.filter((name) => name.endsWith(DECLARED))
	.map((name) => name.slice(0, -DECLARED.length));

/** A module for each file, whose content stands in it as a literal of the declared type. */
const modules = new Map(
	files.map((name) => [
		inProject(`data/${name}.checked.ts`),
		`import declared from './${name}.json';\nexport const content: typeof declared = ${readFileSync(inProject(`data/${name}.json`), 'utf8')};`,
	]),
);

const config = ts.readConfigFile(inProject('tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
const host = ts.createCompilerHost({ ...options, types: [] });
const { fileExists, getSourceFile } = host;
host.fileExists = (path) => modules.has(path) || fileExists(path);
host.getSourceFile = (path, target, ...more) =>
	modules.has(path)
		? ts.createSourceFile(path, modules.get(path), target, true)
		: getSourceFile(path, target, ...more);
const program = ts.createProgram([...modules.keys()], { ...options, types: [] }, host);

for (const path of modules.keys()) {
	test(`${path.slice(root.length + 1).replace('.checked.ts', '.json')} is of its declared type`, () => {
		assert.deepEqual(
			program
				.getSemanticDiagnostics(program.getSourceFile(path))
				.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
			[],
		);
	});
}
