/**
 * What the style sheets of plugins hide in lines of WooCommerce's cart and order summary (members of a bundle, their
 * prices, the link that removes them) is hidden in ours, whose elements have names of their own. Whatever else these
 * sheets say is made for the rows of a table and stays out.
 */

import { isOwn } from '../../ui/html/own-origin';

/** Our elements, by the class names of WooCommerce's. */
const OURS: Readonly<Record<string, string>> = {
	'wc-block-cart-items': '.storefront-lines',
	'wc-block-cart-items__row': '.storefront-line',
	'wc-block-components-order-summary-item': '.storefront-order-line',
	'wc-block-cart-item__image': '.storefront-line__picture',
	'wc-block-components-order-summary-item__image': '.storefront-order-line__picture',
	'wc-block-cart-item__product': ':is(.storefront-line__about,.storefront-order-line__about)',
	'wc-block-components-product-name': ':is(.storefront-line__name,.storefront-order-line__name)',
	'wc-block-cart-item__prices': '.storefront-price',
	'wc-block-components-product-price__value': '.storefront-amount__value',
	'wc-block-components-product-badge': '.storefront-line__savings',
	'wc-block-components-product-details': '.storefront-line__details',
	'wc-block-components-product-metadata__description': '.storefront-line__summary',
	'wc-block-cart-item__quantity': '.storefront-line__quantity',
	'wc-block-components-quantity-selector': '.wc-block-components-quantity-selector',
	'wc-block-cart-item__remove-link': '.storefront-link-button',
	'wc-block-cart-item__total': ':is(.storefront-line__total,.storefront-order-line__total)',
	'wc-block-cart-item__total-price-and-sale-badge-wrapper':
		':is(.storefront-line__total,.storefront-order-line__total)',
};

const ROW = /\.(?:wc-block-cart-items__row|wc-block-components-order-summary-item)(?![\w-])/;

/** Commas between selectors, not those of `:is()`. */
const COMMAS = /,(?![^(]*\))/;

/** An element's name before a class name of WooCommerce's, such as `td`, and the class name. */
const NAMES = /[a-z]*\.(wc-block-[\w-]+)/g;

/** Returns our selector for an element of WooCommerce's; rows of details have its class names. */
const oursOf = (name: string): string | undefined =>
	name.startsWith('wc-block-components-product-details__') ? `.${name}` : OURS[name];

/** Returns the selector for our lines; null for one about something else. */
const ours = (selector: string): string | null => {
	const names = [...selector.matchAll(NAMES)].map(([, name = '']) => name);
	return ROW.test(selector) && names.every((name) => oursOf(name) !== undefined)
		? selector.replace(NAMES, (_match, name: string) => oursOf(name) ?? '')
		: null;
};

const hiding = ({ style }: CSSStyleRule): string =>
	['display', 'visibility']
		.filter((name) => ['none', 'hidden'].includes(style.getPropertyValue(name)))
		.map((name) => {
			const isImportant = style.getPropertyPriority(name) !== '';
			return `${name}:${style.getPropertyValue(name)}${isImportant ? '!important' : ''}`;
		})
		.join(';');

/** Returns the rules that hide something of our lines as the given ones do of WooCommerce's, as a style sheet. */
export const hidingRules = (rules: Iterable<CSSRule>): string =>
	[...rules]
		.map((rule) => {
			if (rule instanceof CSSMediaRule) {
				const inside = hidingRules(rule.cssRules);
				return inside && `@media ${rule.media.mediaText}{${inside}}`;
			}
			// A page has thousands of rules.
			if (!(rule instanceof CSSStyleRule) || !ROW.test(rule.selectorText)) {
				return '';
			}
			const declarations = hiding(rule);
			const selectors = rule.selectorText
				.split(COMMAS)
				.map(ours)
				.filter((selector) => selector !== null);
			return declarations && selectors.length > 0 ? `${selectors.join()}{${declarations}}` : '';
		})
		.join('');

/** Members of a line, in the words of several plugins: `is-bundled__indented`. */
const INDENTED = '.storefront-line[class*="__indented"]{margin-inline-start:max(2.5rem,40px)}';

/** Adds the rules of all style sheets that a document has. */
export const hideAsInWooCommerce = (document: Document): void => {
	const css = [...document.styleSheets]
		// The rules of a sheet of another origin are not readable.
		.filter(({ href }) => href === null || isOwn(href))
		.map((sheet) => hidingRules(sheet.cssRules))
		.join('');
	if (css !== '') {
		const sheet = document.createElement('style');
		sheet.textContent = css + INDENTED;
		document.head.append(sheet);
	}
};
