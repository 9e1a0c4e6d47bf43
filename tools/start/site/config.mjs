/** Writes wp-config.php of a local shop. */
import { randomBytes } from 'node:crypto';

const SALTS = [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
];

/** Creates secrets for a new shop. They are stored with the state, as carts and log-ins depend on them. */
export const newSalts = () =>
	Object.fromEntries(SALTS.map((name) => [name, randomBytes(32).toString('hex')]));

/** Constants of the SQLite drop-in, which needs no server. */
const SQLITE = { DB_NAME: 'shop', DB_USER: '', DB_HOST: '', DB_FILE: '.ht.sqlite' };

/** Converts a JSON value that is a string, boolean or number to a PHP literal. */
const phpLiteral = (value) =>
	typeof value === 'string'
		? `'${value.replace(/[\\']/g, (character) => `\\${character}`)}'`
		: JSON.stringify(value);

/**
 * Returns the content of wp-config.php.
 *
 * @param {object} options
 * @param {string} options.url Address of the shop, without trailing slash.
 * @param {Record<string, string>} options.salts
 * @param {Record<string, string | boolean | number>} options.constants Constants of the caller;
 *   they override the debug and network defaults, but not the address and the database.
 * @param {Record<string, string>} [options.database] Constants of the database, by default SQLite's.
 */
export const configText = ({ url, salts, constants, database = SQLITE }) => {
	const all = {
		WP_DEBUG: true,
		WP_DEBUG_DISPLAY: false,
		WP_DEBUG_LOG: true,
		WP_ENVIRONMENT_TYPE: 'local',
		// The built-in server has few workers and perhaps no internet access, so outgoing and loopback requests are
		// disabled.
		DISABLE_WP_CRON: true,
		WP_HTTP_BLOCK_EXTERNAL: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		...constants,
		WP_HOME: url,
		WP_SITEURL: url,
		DB_PASSWORD: '',
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		...database,
		...salts,
	};
	const defines = Object.entries(all).map(
		([name, value]) => `define( '${name}', ${phpLiteral(value)} );`,
	);
	return [
		'<?php',
		...defines,
		"define( 'DB_DIR', __DIR__ . '/wp-content/database/' );",
		"$table_prefix = 'wp_';",
		"defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
		"require_once ABSPATH . 'wp-settings.php';",
		'',
	].join('\n');
};
