/**
 * Settings of a screen's block. Html\Blocks\BlockChoices in PHP prints them into data-props and applies them in the same
 * way.
 */
import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { CheckoutSettings, ShopSettings, StorePage } from '../../domain/support/settings';
import { readList, readRecord, readText } from '../../domain/support/unknown';
import type { RenderArea } from './areas';

export interface BlockChoices {
	/** Removed parts (data/block-settings.json). */
	readonly hides: readonly unknown[];
	/** Names of the parts that stand in another order (domain/support/parts). */
	readonly order: readonly unknown[];
	/** Level of the screen's headings, 1 to 6. */
	readonly headingLevel: number;
	/** Texts that replace the default ones, plain text, by name. */
	readonly texts: Readonly<Record<string, unknown>>;
	/** What is switched on (data/block-settings.json). */
	readonly flags: readonly unknown[];
	/** URLs in place of the shop's own: cart, checkout. */
	readonly urls: Readonly<Record<string, unknown>>;
	/** Numbers of pixels, as strings (data/block-settings.json). */
	readonly measures: Readonly<Record<string, unknown>>;
	/** Draws a text so that it can be edited where it stands. Only the editor has it. */
	readonly draw?: DrawText;
	/** Draws what the server has printed before and after the parts, and below a line's name. The editor has none of it. */
	readonly area?: RenderArea<string>;
}

/** Draws the block's text of a name, or the default. */
export type DrawText = (name: string, text: string) => ReactNode;

/** What a screen's block adds to the settings of the shop. */
export interface OfBlock {
	/** What the block has switched on. */
	readonly blockFlags?: BlockChoices['flags'];
}

/** All parts, with the heading level of a page's sections. */
export const NO_CHOICES: BlockChoices = {
	hides: [],
	order: [],
	headingLevel: 2,
	texts: {},
	flags: [],
	urls: {},
	measures: {},
};

/** Settings of the block whose screen is drawn. */
export const Choices = createContext(NO_CHOICES);

/** Provides the settings of a screen's block. */
export const BlockChoicesProvider = Choices.Provider;

type ReadText = (name: string, text: string) => string;

/**
 * Returns a function that returns the block's text of a name, or the default; and the same for a text that is drawn and
 * nothing else, so that the editor can edit it in place.
 */
export const useBlockTexts = (): readonly [ReadText, DrawText] => {
	const { texts, draw } = useContext(Choices);
	const read: ReadText = (name, text) => readText(texts[name], text);
	return [read, draw ?? read];
};

/** Reads data-props; missing or malformed values become the defaults. */
export const readBlockChoices = (props: unknown): BlockChoices => {
	const { hides, order, headingLevel, texts, flags, urls, measures } = readRecord(props);
	return {
		hides: readList(hides),
		order: readList(order),
		headingLevel: typeof headingLevel === 'number' ? headingLevel : 2,
		texts: readRecord(texts),
		flags: readList(flags),
		urls: readRecord(urls),
		measures: readRecord(measures),
	};
};

/** Returns the shop's settings for this block's screen, in which the features of removed parts are disabled. */
export const settingsOfBlock = <
	Settings extends ShopSettings & { readonly checkout?: CheckoutSettings },
>(
	settings: Settings,
	{ hides, flags }: Pick<BlockChoices, 'hides' | 'flags'>,
): Settings & OfBlock => {
	// Reading all settings is slow for shops with many countries.
	if (hides.length === 0 && flags.length === 0) {
		return settings;
	}
	const { checkout, couponsEnabled, storePages } = settings;
	const unless = (part: string, page: StorePage): StorePage =>
		hides.includes(part) ? { ...page, permalink: '' } : page;
	return {
		...settings,
		blockFlags: flags,
		couponsEnabled: couponsEnabled && !hides.includes('coupons'),
		...(checkout && {
			checkout: {
				...checkout,
				takesOrderNotes: checkout.takesOrderNotes && !hides.includes('notes'),
			},
		}),
		storePages: {
			...storePages,
			cart: unless('way-back', storePages.cart),
			terms: unless('policies', storePages.terms),
			privacy: unless('policies', storePages.privacy),
		},
	};
};
