/**
 * Asks npm and Composer for known vulnerabilities of the packages in the lock files. A registry that cannot be reached is
 * said and does not fail the step: the project is also tested where there is no network.
 *
 * Development tools are asked for, too, but only what reaches a shop fails: the plugin ships no Composer package.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const WITHIN_MS = 120_000;

/** @returns {unknown} The JSON that a command printed; null if it printed none. */
const jsonOf = (command, args) => {
	const { stdout } = spawnSync(command, args, { encoding: 'utf8', timeout: WITHIN_MS });
	try {
		return JSON.parse(stdout);
	} catch {
		return null;
	}
};

/** Returns the line for npm's answer, and true if a package that is shipped is vulnerable. */
const readNpm = (shipped, all) => {
	if (!shipped?.metadata || !all?.metadata) {
		return { line: 'npm: the registry did not answer; nothing is known', isBad: false };
	}
	const { total } = shipped.metadata.vulnerabilities;
	const names = Object.keys(shipped.vulnerabilities ?? {}).join(', ');
	const ofTools = all.metadata.vulnerabilities.total - total;
	return {
		line: `npm: ${total} in shipped packages${names && ` (${names})`}, ${ofTools} in tools`,
		isBad: total > 0,
	};
};

/** Returns the line for Composer's answer; all its packages are tools, but their advisories are told. */
export const readComposer = (answer) => {
	if (answer === null || typeof answer !== 'object' || !('advisories' in answer)) {
		return { line: 'Composer: no answer; nothing is known', isBad: false };
	}
	const names = Object.keys(answer.advisories);
	return {
		line: `Composer: ${names.length} advisories${names.length > 0 ? ` (${names.join(', ')})` : ''}`,
		isBad: names.length > 0,
	};
};

const main = () => {
	const npm = readNpm(
		jsonOf('npm', ['audit', '--json', '--omit=dev']),
		jsonOf('npm', ['audit', '--json']),
	);
	const composer = existsSync('composer.lock')
		? readComposer(jsonOf('composer', ['audit', '--format=json', '--locked', '--no-interaction']))
		: readComposer(jsonOf('composer', ['audit', '--format=json', '--no-interaction']));
	console.log(npm.line);
	console.log(composer.line);
	if (npm.isBad || composer.isBad) {
		process.exitCode = 1;
	}
};

if (process.argv[1]?.endsWith('audit.mjs')) {
	main();
}
