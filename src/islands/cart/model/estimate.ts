/** Address form for estimating shipping costs. */
import type { ShippingAddress } from '../../../domain/address';
import type { FieldModel } from '../../../domain/fields/field';
import { addressForm } from '../../../domain/fields/form';
import type { SiteSettings } from '../../../domain/settings';

/** Fields by which shipping zones are distinguished. */
const FIELDS = ['country', 'state', 'city', 'postcode'] as const;

export type EstimateField = (typeof FIELDS)[number];

export interface EstimateFieldModel extends FieldModel {
	readonly name: EstimateField;
}

/** Returns the fields for the country of the address, in that country's order. */
export const estimateModel = (
	address: ShippingAddress,
	settings: SiteSettings,
): readonly EstimateFieldModel[] =>
	addressForm('shipping', address, settings).flatMap((field) => {
		const name = FIELDS.find((asked) => asked === field.name);
		return name ? [{ ...field, name }] : [];
	});
