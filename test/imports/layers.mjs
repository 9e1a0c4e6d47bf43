/** Import rules of docs/architecture.md: imports point in one direction. */

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

/**
 * What each folder may import besides itself. `packages`: exact names, which include their subpaths, or a scope with a
 * trailing slash; of `typePackages` only types, so that nothing of them remains at run time.
 *
 * @type {Record<string, {mayImport: (keyof typeof TARGETS)[], packages?: string[], typePackages?: string[]}>}
 */
export const LAYERS = {
	'src/domain': { mayImport: ['data'] },
	'src/api': { mayImport: ['domain'], packages: ['@wordpress/api-fetch', '@wordpress/i18n'] },
	'src/stores': {
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
	'src/ui': {
		mayImport: ['data', 'domain'],
		packages: [...WORDPRESS_UI, 'dompurify'],
		typePackages: ['react'],
	},
	'src/islands': {
		mayImport: ['data', 'domain', 'api types', 'stores', 'ui', 'compat'],
		packages: [...WORDPRESS_UI, '@wordpress/notices'],
		typePackages: ['react'],
	},
	'src/compat': {
		mayImport: ['data', 'domain', 'api', 'stores', 'ui'],
		packages: ['@wordpress/'],
		typePackages: ['react'],
	},
	'src/site': { mayImport: ['domain', 'ui'] },
	'src/boot': { mayImport: ['domain', 'site', 'island definitions'] },
	'src/preview': {
		mayImport: ['data', 'domain', 'api', 'stores', 'ui', 'compat', 'island views'],
		packages: [...WORDPRESS_UI, '@wordpress/notices'],
		typePackages: ['react'],
	},
	'src/admin': { mayImport: [], packages: ['@wordpress/hooks'] },
	blocks: {
		mayImport: ['data', 'preview', 'island views', 'ui', 'domain'],
		packages: ['@wordpress/'],
		typePackages: ['react'],
	},
};
