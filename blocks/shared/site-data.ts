/** What PHP tells the editor of the site: php-stubs/src/Editor/SiteData.php. */
import { readList, readNumber, readRecord, readText } from '../../src/domain/read-unknown';

/** An attribute that products are told apart by. */
export interface SiteAttribute {
	readonly id: number;
	/** "pa_color". */
	readonly taxonomy: string;
	readonly label: string;
	/** Names of its first terms. */
	readonly terms: readonly string[];
}

export interface SiteCategory {
	readonly slug: string;
	readonly name: string;
	/** How many categories it is below. */
	readonly level: number;
}

/** What a preview shows of an entry of a menu. */
export interface MenuOutline {
	readonly label: string;
	readonly entries: readonly MenuOutline[];
}

/** A menu to choose. */
export interface SiteMenu<Value> {
	/** What the block saves. */
	readonly value: Value;
	readonly label: string;
	readonly entries: readonly MenuOutline[];
}

/** A language that visitors may choose. */
export interface SiteLanguage {
	/** As Google's translator has it. */
	readonly code: string;
	/** What it calls itself. */
	readonly name: string;
}

/** What users may be. */
export interface SiteRole {
	readonly name: string;
	readonly label: string;
}

export interface SiteData {
	readonly attributes: readonly SiteAttribute[];
	readonly categories: readonly SiteCategory[];
	/** What products are sorted by. */
	readonly taxonomies: readonly { readonly name: string; readonly label: string }[];
	readonly languages: readonly SiteLanguage[];
	readonly roles: readonly SiteRole[];
	/** What fragments of action links begin with. */
	readonly actionPrefix: string;
	/** The shop, its categories and the site's pages. */
	readonly siteMenu: readonly MenuOutline[];
	/** Of Appearance → Menus. */
	readonly menus: readonly SiteMenu<string>[];
	/** Of the site editor. */
	readonly navigations: readonly SiteMenu<number>[];
}

export const readMenuOutline = (json: unknown): readonly MenuOutline[] =>
	readList(json).map((entry) => {
		const { label, entries } = readRecord(entry);
		return { label: readText(label), entries: readMenuOutline(entries) };
	});

const readMenus = <Value>(
	json: unknown,
	readValue: (json: unknown) => Value,
): readonly SiteMenu<Value>[] =>
	readList(json).map((menu) => {
		const { value, label, entries } = readRecord(menu);
		return { value: readValue(value), label: readText(label), entries: readMenuOutline(entries) };
	});

/** Reads it; what is missing is empty. */
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
		siteMenu: readMenuOutline(data.siteMenu),
		menus: readMenus(data.menus, (value) => readText(value)),
		navigations: readMenus(data.navigations, (value) => readNumber(value, 0)),
	};
};

/** The site whose editor this is. */
export const siteData: SiteData = readSiteData(window.storefrontIslandsEditor?.site);
