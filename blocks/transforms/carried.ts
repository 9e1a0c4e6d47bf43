/**
 * Settings of the parts of WooCommerce's cart and checkout that this plugin's blocks have too.
 * php-stubs/src/Replacement/SettingsConverter.php does the same where a block is replaced.
 */
import carried from '../../data/carried-settings.json';
import { htmlToText } from '../../src/domain/html/text';
import { isObject, readList, readText } from '../../src/domain/support/unknown';
import { part, partNamed } from './areas';
import type { BlockAttributes, BlockTree } from './block-tree';
import type { IsDefault } from './conversion';

/** Part → its attribute → name in this plugin's block. */
type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

const CART: Record<'texts' | 'values', Names> = carried.cart;
const CHECKOUT: Record<'texts' | 'values', Names> = carried.checkout;

/** Attributes of this plugin's block that are on where WooCommerce's are off. */
const OPPOSITES: Names = carried.checkout.opposites;

/** WooCommerce's attributes that are off without a value: then a part that only has this one is left as by default. */
const OFF_BY_DEFAULT: readonly string[] = [
	'checkbox',
	'showFormStepNumbers',
	'showRateAfterTaxName',
];

/** Class of the block style that shows the total on the button. */
const WITH_PRICE = 'is-style-with-price';
const ACTIONS = 'checkout-actions-block';
const EXPRESS = ['cart-express-payment-block', 'checkout-express-payment-block'];

const theirs = (block: BlockTree, name: string): BlockAttributes =>
	partNamed(block, `woocommerce/${name}`)?.attributes ?? {};

const pairsOf = (names: Names): readonly (readonly [string, string, string])[] =>
	Object.entries(names).flatMap(([name, attributes]) =>
		Object.entries(attributes).map(([attribute, ours]) => [name, attribute, ours] as const),
	);

/** Returns the texts that are not WooCommerce's own, as plain text. */
const readTexts = (block: BlockTree, names: Names, isDefault: IsDefault): BlockAttributes => {
	const texts = pairsOf(names).flatMap(([name, attribute, ours]) => {
		const value = theirs(block, name)[attribute];
		const text = isDefault(`woocommerce/${name}`, attribute, value)
			? ''
			: htmlToText(String(value ?? ''));
		return text === '' ? [] : [[ours, text] as const];
	});
	return texts.length > 0 ? { texts: Object.fromEntries(texts) } : {};
};

const readValues = (block: BlockTree, names: Names): BlockAttributes =>
	Object.fromEntries(
		pairsOf(names).flatMap(([name, attribute, ours]) => {
			const value = theirs(block, name)[attribute];
			return value === undefined ? [] : [[ours, value] as const];
		}),
	);

const readOpposites = (block: BlockTree): BlockAttributes =>
	Object.fromEntries(
		pairsOf(OPPOSITES).map(([name, attribute, ours]) => [
			ours,
			theirs(block, name)[attribute] !== true,
		]),
	);

const classesOf = ({ className }: BlockAttributes): readonly string[] =>
	readText(className).split(' ');

/**
 * Returns the size of the express buttons, with WooCommerce's defaults; nothing if the editor has left it to the
 * payment methods.
 */
const readExpress = (block: BlockTree): BlockAttributes =>
	EXPRESS.map((name) => theirs(block, name))
		.filter(({ showButtonStyles }) => showButtonStyles === true)
		.map(({ buttonHeight, buttonBorderRadius }) => ({
			expressButtonHeight: readText(buttonHeight, '48'),
			expressButtonRadius: readText(buttonBorderRadius, '4'),
		}))[0] ?? {};

/** In older versions of WooCommerce each step had its own setting for its number, which was shown by default. */
const readNumbers = (block: BlockTree): BlockAttributes => {
	if (theirs(block, 'checkout').showFormStepNumbers !== undefined) {
		return {};
	}
	const numbers = pairsOf(CHECKOUT.texts)
		.filter(([, attribute]) => attribute === 'title')
		.map(([name, , title]) => [title, theirs(block, name).showStepNumber] as const);
	return numbers.every(([, isShown]) => isShown === undefined)
		? {}
		: {
				showStepNumbers: true,
				unnumberedSteps: numbers.flatMap(([id, isShown]) => (isShown === false ? [id] : [])),
			};
};

/** Returns this plugin's attributes for the settings of WooCommerce's checkout. */
export const readCheckoutSettings = (block: BlockTree, isDefault: IsDefault): BlockAttributes => ({
	...readValues(block, CHECKOUT.values),
	...readOpposites(block),
	...readTexts(block, CHECKOUT.texts, isDefault),
	...readExpress(block),
	...readNumbers(block),
	...(classesOf(theirs(block, ACTIONS)).includes(WITH_PRICE) && { showTotalOnButton: true }),
});

/** Returns this plugin's attributes for the settings of WooCommerce's cart, which always shows descriptions. */
export const readCartSettings = (block: BlockTree, isDefault: IsDefault): BlockAttributes => ({
	showDescriptions: true,
	...readValues(block, CART.values),
	...readTexts(block, CART.texts, isDefault),
	...readExpress(block),
});

const textOf = ({ texts }: BlockAttributes, name: string): unknown =>
	isObject(texts) && texts[name] !== '' ? texts[name] : undefined;

const writeExpress = (ours: BlockAttributes): BlockAttributes => {
	const height = readText(ours.expressButtonHeight);
	const radius = readText(ours.expressButtonRadius);
	return height === '' && radius === ''
		? {}
		: {
				showButtonStyles: true,
				...(height !== '' && { buttonHeight: height }),
				...(radius !== '' && { buttonBorderRadius: radius }),
			};
};

/** Returns the attributes of one of WooCommerce's parts for this plugin's block; those without a value are omitted. */
export const writtenSettings = (ours: BlockAttributes, partName: string): BlockAttributes => {
	const name = partName.replace('woocommerce/', '');
	const values = { ...CHECKOUT.values[name], ...CART.values[name] };
	const texts: Readonly<Record<string, string>> = { ...CHECKOUT.texts[name], ...CART.texts[name] };
	const written = [
		...Object.entries(values).map(([attribute, named]) => [attribute, ours[named]] as const),
		...Object.entries(texts).map(([attribute, named]) => [attribute, textOf(ours, named)] as const),
	].filter(
		([attribute, value]) =>
			![undefined, '', 0].some((none) => none === value) &&
			!(value === false && OFF_BY_DEFAULT.includes(attribute)),
	);
	const isUnnumbered =
		ours.showStepNumbers === true && readList(ours.unnumberedSteps).includes(texts.title);
	const opposites = Object.entries(OPPOSITES[name] ?? {})
		.filter(([, named]) => ours[named] !== true)
		.map(([attribute]) => [attribute, true] as const);
	return {
		...Object.fromEntries([...written, ...opposites]),
		...(isUnnumbered && { showStepNumber: false }),
		...(EXPRESS.includes(name) && writeExpress(ours)),
		...(name === ACTIONS && ours.showTotalOnButton === true && { className: WITH_PRICE }),
	};
};

/** Returns one of WooCommerce's parts with its settings in this plugin's block. */
export const partWithSettings = ({ attributes }: BlockTree, name: string): BlockTree =>
	part(name, [], writtenSettings(attributes, name));

/** Returns the rows of WooCommerce's totals, with their settings. */
export const totalsParts = (ours: BlockTree, block: 'cart' | 'checkout'): readonly BlockTree[] =>
	['subtotal', 'fee', 'discount', 'shipping', 'taxes'].map((row) =>
		partWithSettings(ours, `woocommerce/${block}-order-summary-${row}-block`),
	);
