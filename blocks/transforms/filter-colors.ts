/**
 * Colours of WooCommerce's newer filters: a colour of the theme is stored by its name in one attribute (`slider`), any
 * other as CSS in a second one (`customSlider`), which the editor fills for both.
 */
import { readText } from '../../src/domain/support/unknown';
import { presetColor, presetSlug, type ColorName } from '../shared/colors/colors';
import type { BlockAttributes } from './block-tree';

/** Colours that both have: the name of this plugin's attribute, and of WooCommerce's for colours of the theme. */
export type SharedColors = readonly (readonly [ours: ColorName, theirs: string])[];

const customName = (theirs: string): string =>
	`custom${theirs.charAt(0).toUpperCase()}${theirs.slice(1)}`;

/** Returns this plugin's colours for those of WooCommerce's block; none for those that are not set. */
export const readColors = (attributes: BlockAttributes, shared: SharedColors): BlockAttributes =>
	Object.fromEntries(
		shared
			.map(([ours, theirs]): [string, string] => {
				const slug = readText(attributes[theirs]);
				const custom = readText(attributes[customName(theirs)]);
				return [ours, slug === '' ? custom : presetColor(slug)];
			})
			.filter(([, color]) => color !== ''),
	);

/** Returns WooCommerce's attributes for this plugin's colours. */
export const writeColors = (attributes: BlockAttributes, shared: SharedColors): BlockAttributes =>
	Object.fromEntries(
		shared
			.map(([ours, theirs]): [string, string] => {
				const color = readText(attributes[ours]);
				const slug = presetSlug(color);
				return slug === undefined ? [customName(theirs), color] : [theirs, slug];
			})
			.filter(([, color]) => color !== ''),
	);
