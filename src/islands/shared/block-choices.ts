/**
 * Settings of a screen's block. Views\Ui\BlockChoices in PHP prints them into data-props and applies them in the same
 * way.
 */
import type { SiteSettings, StorePage } from '../../domain/settings';
import { isObject } from '../../domain/unknown';

export interface BlockChoices {
	/** Removed parts: coupons, cross-sells, notes, policies, way-back. */
	readonly hides: readonly unknown[];
	/** Level of the screen's headings, 1 to 6. */
	readonly headingLevel: number;
}

/** All parts, with the heading level of a page's sections. */
export const NO_CHOICES: BlockChoices = { hides: [], headingLevel: 2 };

/** Reads data-props; missing or malformed values become the defaults. */
export const readBlockChoices = (props: unknown): BlockChoices => {
	const { hides, headingLevel } = isObject(props) ? props : {};
	return {
		hides: Array.isArray(hides) ? hides : [],
		headingLevel: typeof headingLevel === 'number' ? headingLevel : 2,
	};
};

/** Returns the shop's settings for this block's screen, in which the features of removed parts are disabled. */
export const settingsOfBlock = (
	settings: SiteSettings,
	{ hides }: Pick<BlockChoices, 'hides'>,
): SiteSettings => {
	// Reading all settings is slow for shops with many countries.
	if (hides.length === 0) {
		return settings;
	}
	const { checkout, couponsEnabled, storePages } = settings;
	const unless = (part: string, page: StorePage): StorePage =>
		hides.includes(part) ? { ...page, permalink: '' } : page;
	return {
		...settings,
		couponsEnabled: couponsEnabled && !hides.includes('coupons'),
		checkout: {
			...checkout,
			takesOrderNotes: checkout.takesOrderNotes && !hides.includes('notes'),
		},
		storePages: {
			...storePages,
			cart: unless('way-back', storePages.cart),
			terms: unless('policies', storePages.terms),
			privacy: unless('policies', storePages.privacy),
		},
	};
};
