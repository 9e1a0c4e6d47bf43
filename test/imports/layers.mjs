/**
 * Import rules of docs/architecture.md: imports point in one direction. Each layer lists what it may import besides
 * itself.
 *
 * @typedef {object} Layer
 * @property {string} folder Path from the project's root.
 * @property {string} documented Matching cell of docs/architecture.md.
 * @property {(keyof typeof TARGETS)[]} mayImport
 * @property {string[]} packages Exact names, which include their subpaths, or a scope with a trailing slash.
 * @property {string[]} typePackages Packages of which only types may be imported, so that nothing of them remains at
 * run time.
 */

/** Definitions of all islands in one file. */
const ISLAND_DEFINITIONS = 'index\\.ts$';

/** Patterns of paths from the project's root. Only types may be imported from `api types`. */
export const TARGETS = {
	data: '^data/',
	domain: '^src/domain/',
	api: '^src/api/',
	'api types': '^src/api/',
	stores: '^src/stores/',
	ui: '^src/ui/',
	compat: '^src/compat/',
	site: '^src/site/',
	preview: '^src/preview/',
	'island definitions': `^src/islands/${ISLAND_DEFINITIONS}`,
	'island views': `^src/islands/(?!${ISLAND_DEFINITIONS})`,
};

const WORDPRESS_UI = ['@wordpress/data', '@wordpress/element', '@wordpress/i18n'];

/** @type {readonly Layer[]} */
export const LAYERS = [
	{
		folder: 'src/domain',
		documented: 'data',
		mayImport: ['data'],
		packages: [],
		typePackages: [],
	},
	{
		folder: 'src/api',
		documented: 'domain',
		mayImport: ['domain'],
		packages: ['@wordpress/api-fetch', '@wordpress/i18n'],
		typePackages: [],
	},
	{
		folder: 'src/stores',
		documented: 'domain, api',
		mayImport: ['domain', 'api'],
		packages: [
			'@wordpress/api-fetch',
			'@wordpress/data',
			'@wordpress/hooks',
			'@wordpress/i18n',
			'@wordpress/notices',
			'@wordpress/url',
			// Loaded lazily by validation/libraries.ts.
			'libphonenumber-js/min',
			'postcode-validator',
		],
		typePackages: ['react'],
	},
	{
		folder: 'src/ui',
		documented: 'data, domain',
		mayImport: ['data', 'domain'],
		packages: [...WORDPRESS_UI, 'dompurify'],
		typePackages: ['react'],
	},
	{
		folder: 'src/islands',
		documented: 'data, domain, api types, stores, ui, compat',
		mayImport: ['data', 'domain', 'api types', 'stores', 'ui', 'compat'],
		packages: [...WORDPRESS_UI, '@wordpress/notices'],
		typePackages: ['react'],
	},
	{
		folder: 'src/compat',
		documented: 'data, domain, api, stores, ui',
		mayImport: ['data', 'domain', 'api', 'stores', 'ui'],
		packages: ['@wordpress/'],
		typePackages: ['react'],
	},
	{
		folder: 'src/site',
		documented: 'domain, ui',
		mayImport: ['domain', 'ui'],
		packages: [],
		typePackages: [],
	},
	{
		folder: 'src/boot',
		documented: 'domain, site, island definitions',
		mayImport: ['domain', 'site', 'island definitions'],
		packages: [],
		typePackages: [],
	},
	{
		folder: 'src/preview',
		documented: 'data, domain, api, stores, ui, compat, island views',
		mayImport: ['data', 'domain', 'api', 'stores', 'ui', 'compat', 'island views'],
		packages: [...WORDPRESS_UI, '@wordpress/notices'],
		typePackages: ['react'],
	},
	{
		folder: 'src/admin',
		documented: 'nothing',
		mayImport: [],
		packages: ['@wordpress/hooks'],
		typePackages: [],
	},
	{
		folder: 'blocks',
		documented: 'data, preview, island views, ui, domain',
		mayImport: ['data', 'preview', 'island views', 'ui', 'domain'],
		packages: ['@wordpress/'],
		typePackages: ['react'],
	},
];
