/** Steps of `npm test` and parts of `npm run test:full`, in their order: fast and cheap ones first. */
import { inProject } from '../paths.mjs';
import { REPORTER_OPTIONS } from './reporter.mjs';
import { EVERY_WIDTH } from './widths.mjs';

/** Possible requirements of a step beyond Node. */
export const NEEDS = {
	browser: 'Chromium',
	firefox: 'Firefox',
	webkit: 'WebKit',
	php: 'PHP',
	composer: 'the tools of composer.json',
	stack: 'MariaDB, PHP-FPM, nginx and Redis',
};

const tool = (path, ...args) => [process.execPath, inProject(path), ...args];
/** Runs tests of scripts with Node's own test runner. */
const nodeTests = (...files) => [process.execPath, '--test', ...REPORTER_OPTIONS, ...files];
const withShop = (...args) => tool('tools/test/with-shop.mjs', ...args);
const bin = (path, ...args) => tool(`node_modules/${path}`, ...args);

/**
 * @typedef {object} Step
 * @property {string} name `npm run test:NAME` runs it alone.
 * @property {string[]} command If its output ends with a line `N passed, N failed[, N skipped][, N not applicable]`,
 * its tests are counted; otherwise it counts as one.
 * @property {(keyof typeof NEEDS)[]} [needs]
 * @property {boolean} [usesEveryProcessor] Runs alone: it has workers of its own, or changes build/.
 * @property {Record<string, string>} [environment] Added to the environment.
 */

/** @type {Step[]} */
const WITHOUT_FLOWS = [
	{ name: 'eslint', command: bin('eslint/bin/eslint.js', '.') },
	{
		name: 'prettier',
		command: bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
	},
	{ name: 'types', command: bin('typescript/bin/tsc', '--noEmit') },
	{ name: 'phpcs', command: ['php', 'vendor/bin/phpcs', '-q'], needs: ['php', 'composer'] },
	{
		name: 'php70',
		command: ['php', 'vendor/bin/phpcs', '-q', '--standard=tools/test/php70.xml'],
		needs: ['php', 'composer'],
	},
	{
		name: 'phpstan',
		command: ['php', 'vendor/bin/phpstan', 'analyse', '--memory-limit=2G', '--no-progress'],
		needs: ['php', 'composer'],
	},
	{ name: 'i18n', command: tool('tools/i18n.mjs', '--check'), needs: ['php'] },
	{ name: 'i18n-tools', command: nodeTests('test/i18n/i18n.test.mjs'), needs: ['php'] },
	{ name: 'imports', command: nodeTests('test/imports/imports.test.mjs') },
	{
		name: 'data',
		command: nodeTests(
			'test/data/declared.test.mjs',
			'test/data/inline-data.test.mjs',
			'test/data/classic-hooks.test.mjs',
		),
	},
	{
		name: 'tools',
		command: nodeTests(
			'test/tools/theme.test.mjs',
			'test/tools/pictures.test.mjs',
			'test/tools/journeys.test.mjs',
			'test/tools/flows.test.mjs',
			'test/tools/build-cache.test.mjs',
			'test/tools/steady-rem.test.mjs',
			'test/tools/release.test.mjs',
		),
	},
	{ name: 'docs', command: nodeTests('test/docs/docs.test.mjs') },
	{
		name: 'new-island',
		command: nodeTests('test/new-island/new-island.test.mjs'),
	},
	{ name: 'unit', command: tool('tools/test/unit.mjs'), usesEveryProcessor: true },
	{ name: 'size', command: tool('tools/size.mjs'), usesEveryProcessor: true },
	{ name: 'versions', command: nodeTests('test/tools/build-versions.test.mjs') },
	{
		name: 'minifiers',
		command: nodeTests('test/minifiers/minifiers.test.mjs'),
		needs: ['php', 'composer'],
	},
	{ name: 'zip', command: nodeTests('test/zip/zip.test.mjs'), needs: ['php'] },
	{ name: 'parity', command: tool('test/parity/run.mjs'), needs: ['browser'] },
	{
		name: 'contract',
		command: withShop(
			'--mu-plugin=test/contract/recorded-gateways.php',
			'test/contract/replay.mjs',
			'--check',
			'test/fixtures/store-api/recordings',
		),
	},
	{ name: 'orders', command: withShop('test/contract/orders.mjs') },
	{ name: 'payments', command: withShop('test/contract/payments.mjs') },
	{ name: 'plain-pages', command: withShop('test/contract/plain-pages.mjs') },
	{ name: 'awkward', command: nodeTests('test/awkward/run.mjs'), needs: ['php'] },
	{ name: 'sessions', command: withShop('test/contract/sessions.mjs') },
	{ name: 'kept', command: nodeTests('test/contract/sessions-kept.mjs') },
	{ name: 'large', command: nodeTests('test/contract/large.mjs') },
	{ name: 'restart', command: nodeTests('test/contract/restart.mjs') },
	{ name: 'theme', command: nodeTests('test/contract/theme.mjs') },
	{ name: 'idempotency', command: withShop('test/idempotency/run.mjs') },
	{ name: 'once', command: nodeTests('test/idempotency/orders.mjs'), needs: ['php'] },
	{ name: 'field-rules', command: tool('test/field-rules/run.mjs'), needs: ['composer'] },
	{ name: 'php', command: withShop('test/php/run.php'), needs: ['composer'] },
];

const FLOWS = {
	name: 'flows',
	command: tool('tools/test/flows.mjs'),
	needs: ['browser'],
	usesEveryProcessor: true,
};

/** Steps of `npm test`. @type {Step[]} */
export const STEPS = [...WITHOUT_FLOWS, FLOWS];

/**
 * Parts of `npm run test:full`: what depends on chance or on today's news, takes long, or repeats at other widths and states.
 *
 * @type {Step[]}
 */
export const PARTS = [
	...WITHOUT_FLOWS,
	{ name: 'audit', command: tool('tools/test/audit.mjs'), needs: ['php'] },
	{
		name: 'new-seed',
		command: tool('tools/test/unit.mjs', '--new-seed'),
		environment: { FC_RUNS: '1000', ORDER_SCHEDULES: '2000' },
		usesEveryProcessor: true,
	},
	{
		name: 'schedules',
		command: tool('tools/test/unit.mjs', 'test/model'),
		environment: { SCHEDULES: '1000000', ORDER_SCHEDULES: '20000' },
	},
	{ name: 'php-85', command: tool('tools/test/php-85/read.mjs') },
	{ name: 'types-react-19', command: tool('tools/test/react-19/types.mjs') },
	{
		name: 'unit-react-19',
		command: tool('tools/test/unit.mjs', '--config=tools/test/react-19/jest.config.mjs'),
		usesEveryProcessor: true,
	},
	{
		name: 'parity-react-19',
		command: tool('test/parity/run.mjs'),
		needs: ['browser'],
		environment: { REACT: '19' },
	},
	{
		...FLOWS,
		name: 'flows-react-19',
		command: [...FLOWS.command, 'bundled-react', 'checkout/order', 'cart-changes', 'extensions'],
		environment: { REACT: '19' },
	},
	{
		name: 'production',
		command: tool('tools/test/production.mjs', 'idempotency', 'php', 'once', 'network'),
		needs: ['composer', 'stack'],
		usesEveryProcessor: true,
	},
	...EVERY_WIDTH.map((width) => ({
		...FLOWS,
		name: `flows-${width}`,
		command: [...FLOWS.command, '--full', `--width=${width}`],
	})),
	{
		name: 'firefox',
		command: tool('tools/test/firefox.mjs'),
		needs: ['firefox'],
		usesEveryProcessor: true,
	},
	{
		name: 'webkit',
		command: nodeTests('test/webkit/run.mjs'),
		needs: ['webkit'],
		usesEveryProcessor: true,
	},
];
