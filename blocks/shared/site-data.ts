/** Data of the site that PHP passes to the editor: php-stubs/src/Editor/SiteData.php. */
import {
	readFlag,
	readList,
	readNumber,
	readRecord,
	readText,
} from '../../src/domain/support/unknown';

/** Product attribute of the site. */
export interface SiteAttribute {
	readonly id: number;
	/** E.g. "pa_color". */
	readonly taxonomy: string;
	readonly label: string;
	/** Names of the attribute's first terms. */
	readonly terms: readonly string[];
}

export interface SiteCategory {
	readonly slug: string;
	readonly name: string;
	/** Depth of the category, 0 for the top level. */
	readonly level: number;
}

/** Tag or brand of products. */
export interface SiteTerm {
	readonly id: number;
	readonly name: string;
}

/** Menu of the site that can be chosen. */
export interface SiteMenu<Value> {
	/** Value that the block stores. */
	readonly value: Value;
	readonly label: string;
	readonly hasLinks: boolean;
}

/** Language that visitors can choose. */
export interface SiteLanguage {
	/** Language code of Google Translate. */
	readonly code: string;
	/** Name of the language in that language. */
	readonly name: string;
}

/** User role. */
export interface SiteRole {
	readonly name: string;
	readonly label: string;
}

export interface SiteData {
	readonly attributes: readonly SiteAttribute[];
	readonly categories: readonly SiteCategory[];
	readonly tags: readonly SiteTerm[];
	/** Empty also where the shop has no brands at all. */
	readonly brands: readonly SiteTerm[];
	/** Product taxonomies. */
	readonly taxonomies: readonly { readonly name: string; readonly label: string }[];
	readonly languages: readonly SiteLanguage[];
	readonly roles: readonly SiteRole[];
	/** Prefix of the fragments of action links. */
	readonly actionPrefix: string;
	/** Attributes of the mini-cart for the texts and buttons of WooCommerce's drawer. */
	readonly drawer: Readonly<Record<string, unknown>>;
	/** True if the site has a shop, categories or pages to link to. */
	readonly hasLinks: boolean;
	/** Names of the blocks of WooCommerce in whose place shoppers see this plugin's. */
	readonly replaced: readonly string[];
	/** URL of the plugin's settings page; empty for those who may not open it. */
	readonly settingsUrl: string;
	/** Menus of Appearance → Menus. */
	readonly menus: readonly SiteMenu<string>[];
	/** Navigation menus of the site editor. */
	readonly navigations: readonly SiteMenu<number>[];
}

const readMenus = <Value>(
	json: unknown,
	readValue: (json: unknown) => Value,
): readonly SiteMenu<Value>[] =>
	readList(json).map((menu) => {
		const { value, label, hasLinks } = readRecord(menu);
		return { value: readValue(value), label: readText(label), hasLinks: readFlag(hasLinks) };
	});

const readTerms = (json: unknown): readonly SiteTerm[] =>
	readList(json).map((term) => {
		const { id, name } = readRecord(term);
		return { id: readNumber(id, 0), name: readText(name) };
	});

/** Reads the data; missing parts are empty. */
export const readSiteData = (json: unknown): SiteData => {
	const data = readRecord(json);
	return {
		attributes: readList(data.attributes).map((attribute) => {
			const { id, taxonomy, label, terms } = readRecord(attribute);
			return {
				id: readNumber(id, 0),
				taxonomy: readText(taxonomy),
				label: readText(label),
				terms: readList(terms).map((name) => readText(name)),
			};
		}),
		categories: readList(data.categories).map((category) => {
			const { slug, name, level } = readRecord(category);
			return { slug: readText(slug), name: readText(name), level: readNumber(level, 0) };
		}),
		tags: readTerms(data.tags),
		brands: readTerms(data.brands),
		taxonomies: readList(data.taxonomies).map((taxonomy) => {
			const { name, label } = readRecord(taxonomy);
			return { name: readText(name), label: readText(label) };
		}),
		languages: readList(data.languages).map((language) => {
			const { code, name } = readRecord(language);
			return { code: readText(code), name: readText(name) };
		}),
		roles: readList(data.roles).map((role) => {
			const { name, label } = readRecord(role);
			return { name: readText(name), label: readText(label) };
		}),
		actionPrefix: readText(data.actionPrefix),
		replaced: readList(data.replaced).map((name) => readText(name)),
		settingsUrl: readText(data.settingsUrl),
		drawer: readRecord(data.drawer),
		hasLinks: readFlag(data.hasLinks),
		menus: readMenus(data.menus, (value) => readText(value)),
		navigations: readMenus(data.navigations, (value) => readNumber(value, 0)),
	};
};

/** Data of the site being edited. */
export const siteData: SiteData = readSiteData(window.storefrontIslandsEditor?.site);
