/** Reads a product form. Fields added by plugins are passed on unchanged. */
import type { VariationChoice } from '../../domain/cart/intent';
import { parseQuantity } from '../../domain/quantity';

export interface FormRequest {
	readonly quantity: number;
	readonly variation: VariationChoice;
	readonly extra: Readonly<Record<string, unknown>>;
}

const ATTRIBUTE_PREFIX = 'attribute_';

/** Fields whose values are part of the request itself. */
const OWN_FIELDS = new Set(['add-to-cart', 'product_id', 'variation_id', 'quantity']);

const isOwn = (field: string): boolean =>
	OWN_FIELDS.has(field) || field.startsWith(ATTRIBUTE_PREFIX);

const valuesOf = (data: FormData, field: string): readonly string[] =>
	data.getAll(field).filter((value) => typeof value === 'string');

/** Reads the form; an invalid quantity becomes the minimum quantity. */
export const readForm = (data: FormData, minimum: number): FormRequest => {
	const fields = [...new Set(data.keys())];
	const [quantity = ''] = valuesOf(data, 'quantity');
	return {
		quantity: parseQuantity(quantity) ?? minimum,
		variation: fields
			.filter((field) => field.startsWith(ATTRIBUTE_PREFIX))
			.flatMap((field) =>
				valuesOf(data, field).map((value) => ({
					attribute: field.slice(ATTRIBUTE_PREFIX.length),
					value,
				})),
			),
		extra: Object.fromEntries(
			fields
				.filter((field) => !isOwn(field))
				.map((field) => {
					const values = valuesOf(data, field);
					return [field.replace(/\[\]$/, ''), field.endsWith('[]') ? values : values.at(-1)];
				}),
		),
	};
};
