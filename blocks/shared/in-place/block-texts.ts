/** Names and labels of the texts that replace a block's own (data/block-texts.json), in page order. */
import { __, sprintf } from '@wordpress/i18n';
import texts from '../../../data/block-texts.json';
import { dataText } from '../data-text';
import type { TextNames } from './texts';

const labelled = (labels: Readonly<Record<string, string>>): TextNames =>
	Object.entries(labels).map(([name, label]) => [name, dataText(label)]);

export const textsOfCart = (): TextNames => labelled(texts.blocks.cart);

export const textsOfDrawer = (): TextNames => labelled(texts.blocks['mini-cart']);

export const textsOfCheckout = (): TextNames => [
	...labelled(texts.steps).flatMap(([name, title]): TextNames => [
		// translators: %s: title of a section of the checkout.
		[name, sprintf(__('Title of “%s”', 'storefront-islands'), title)],
		// translators: %s: title of a section of the checkout.
		[`${name}-description`, sprintf(__('Description of “%s”', 'storefront-islands'), title)],
	]),
	...labelled(texts.blocks.checkout),
];
