/**
 * The import law of docs/architecture.md: imports point one way. Each layer names what it may import beside itself.
 */

/** A part of the project that imports are allowed from or to. */
export type Target =
	| 'domain'
	| 'api'
	| 'api types'
	| 'stores'
	| 'ui'
	| 'compat'
	| 'boot'
	| 'site'
	| 'preview'
	| 'islands'
	| 'island views'
	| 'island definitions';

export interface Layer {
	/** Folder from the project's root. */
	readonly folder: string;
	/** The sentence of docs/architecture.md that says the same. */
	readonly documented: string;
	readonly mayImport: readonly Target[];
	/** Packages: exact names, or a scope with a trailing slash. */
	readonly packages: readonly string[];
	/** Packages whose types may be used: nothing of them is left at run time. */
	readonly typePackages: readonly string[];
}

const WORDPRESS_UI = ['@wordpress/data', '@wordpress/element', '@wordpress/i18n'] as const;

export const LAYERS: readonly Layer[] = [
	{ folder: 'src/domain', documented: 'nothing', mayImport: [], packages: [], typePackages: [] },
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
			// Lazily, by validation/libraries.ts.
			'libphonenumber-js/min',
			'postcode-validator',
		],
		typePackages: ['react'],
	},
	{
		folder: 'src/ui',
		documented: 'domain',
		mayImport: ['domain'],
		packages: WORDPRESS_UI,
		typePackages: ['react'],
	},
	{
		folder: 'src/islands',
		documented: 'domain, api types, stores, ui, compat',
		mayImport: ['domain', 'api types', 'stores', 'ui', 'compat'],
		packages: [...WORDPRESS_UI, '@wordpress/notices'],
		typePackages: ['react'],
	},
	{
		folder: 'src/compat',
		documented: 'domain, api, stores, ui',
		mayImport: ['domain', 'api', 'stores', 'ui'],
		packages: ['@wordpress/', 'dompurify'],
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
		documented: "domain, site, islands' `index.ts` and contract",
		mayImport: ['domain', 'site', 'island definitions'],
		packages: [],
		typePackages: [],
	},
	{
		folder: 'src/preview',
		documented: 'domain, api, stores, ui, compat, island views',
		mayImport: ['domain', 'api', 'stores', 'ui', 'compat', 'island views'],
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
		documented: 'preview, island views, ui, domain',
		mayImport: ['preview', 'island views', 'ui', 'domain'],
		packages: ['@wordpress/'],
		typePackages: ['react'],
	},
];
