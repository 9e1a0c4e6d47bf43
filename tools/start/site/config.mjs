/** wp-config.php of a local shop. */
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

/** Fresh secrets for a new shop: carts and log-ins hang on them, so they are kept with the state. */
export const newSalts = () =>
	Object.fromEntries(SALTS.map((name) => [name, randomBytes(32).toString('hex')]));

/** A JSON value that is a string, boolean or number, as PHP writes it. */
const phpLiteral = (value) =>
	typeof value === 'string'
		? `'${value.replace(/[\\']/g, (character) => `\\${character}`)}'`
		: JSON.stringify(value);

/**
 * The text of wp-config.php.
 *
 * @param {object} options
 * @param {string} options.url Where the shop is served, without trailing slash.
 * @param {Record<string, string>} options.salts
 * @param {Record<string, string | boolean | number>} options.constants Constants of the caller, before ours.
 */
export const configText = ({ url, salts, constants }) => {
	const all = {
		WP_DEBUG: true,
		WP_DEBUG_DISPLAY: false,
		WP_DEBUG_LOG: true,
		WP_ENVIRONMENT_TYPE: 'local',
		// A built-in server with a handful of workers, and perhaps no internet: nothing may call out or back in.
		DISABLE_WP_CRON: true,
		WP_HTTP_BLOCK_EXTERNAL: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		...constants,
		WP_HOME: url,
		WP_SITEURL: url,
		DB_NAME: 'shop',
		DB_USER: '',
		DB_PASSWORD: '',
		DB_HOST: '',
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		DB_FILE: '.ht.sqlite',
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
