/** What PHP tells the form of a product: php-stubs/src/Views/Catalogue/ProductForm.php and AddToCart.php. */
import type { QuantityLimits } from '../../domain/quantity';
import type { Buyable, Picture, Variation } from './variation';

export interface AddToCartProps {
	readonly productId: number;
	readonly name: string;
	/** What is shown while no variation is chosen; null for a product without choice. */
	readonly unchosen: Buyable | null;
	readonly variations: readonly Variation[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const number = (value: unknown, fallback: number): number =>
	typeof value === 'number' ? value : fallback;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const decodeLimits = (json: unknown): QuantityLimits => {
	const { minimum, maximum, multipleOf, editable } = fieldsOf(json);
	return {
		minimum: number(minimum, 1),
		maximum: number(maximum, Infinity),
		multipleOf: number(multipleOf, 1),
		editable: editable !== false,
	};
};

const decodePicture = (json: unknown): Picture | null => {
	const { src, srcset, alt } = fieldsOf(json);
	return typeof src === 'string' ? { src, srcset: text(srcset), alt: text(alt) } : null;
};

const decodeBuyable = (json: unknown): Buyable => {
	const { isBuyable, limits, hint, picture } = fieldsOf(json);
	return {
		isBuyable: isBuyable === true,
		limits: decodeLimits(limits),
		hint: text(hint),
		picture: decodePicture(picture),
	};
};

const decodeVariation = (json: unknown): Variation => {
	const { id, chosen } = fieldsOf(json);
	return {
		...decodeBuyable(json),
		id: number(id, 0),
		stands: new Map(
			Object.entries(fieldsOf(chosen)).map(([field, slug]): [string, string] => [
				field,
				text(slug),
			]),
		),
	};
};

/** null where there is no product: the form is then left to the server. */
export const decodeProps = (json: unknown): AddToCartProps | null => {
	const { productId, name, unchosen, variations } = fieldsOf(json);
	if (typeof productId !== 'number') {
		return null;
	}
	return {
		productId,
		name: text(name),
		unchosen: isFields(unchosen) ? decodeBuyable(unchosen) : null,
		variations: list(variations).map(decodeVariation),
	};
};
