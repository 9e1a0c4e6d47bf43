/** What editors have chosen for a screen's block; Views\Ui\BlockChoices in PHP puts it into data-props and does the same. */
import type { SiteSettings, StorePage } from '../../domain/settings';
import { isObject } from '../../domain/unknown-object';

export interface BlockChoices {
	/** Parts that are left out: coupons, cross-sells, notes, policies, way-back. */
	readonly hides: readonly unknown[];
	/** Of the screen's headings, 1 to 6. */
	readonly headingLevel: number;
}

/** Every part, in the level of a page's sections. */
export const NO_CHOICES: BlockChoices = { hides: [], headingLevel: 2 };

/** Reads data-props; what is missing or malformed is as usual. */
export const readBlockChoices = (props: unknown): BlockChoices => {
	const { hides, headingLevel } = isObject(props) ? props : {};
	return {
		hides: Array.isArray(hides) ? hides : [],
		headingLevel: typeof headingLevel === 'number' ? headingLevel : 2,
	};
};

/** The shop's settings as this block's screen has them: what it leaves out is not there for it. */
export const settingsOfBlock = (
	settings: SiteSettings,
	{ hides }: Pick<BlockChoices, 'hides'>,
): SiteSettings => {
	// Reading all of them is slow where countries are many.
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
