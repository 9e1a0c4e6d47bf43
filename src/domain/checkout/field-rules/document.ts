/**
 * Document to which the rules of fields refer, as WooCommerce builds it on its server and in its checkout block: cart,
 * checkout and customer.
 */
import { normaliseAddress } from '../../support/address';
import type { BillingAddress, ShippingAddress } from '../../support/address';
import type { CartData } from '../../cart/data';
import type { FieldSettings } from '../../support/settings';
import type { Json, JsonObject } from './schema';

type Values = Readonly<Record<string, string>>;

export interface DocumentSources {
	readonly cart: CartData;
	readonly prefersCollection: boolean;
	/** 0 for a guest. */
	readonly customerId: number;
	readonly createAccount: boolean;
	readonly customerNote: string;
	/** Empty if none is chosen. */
	readonly paymentMethod: string;
	/** Values of additional fields outside the addresses. */
	readonly additional: Values;
	readonly addressFields: FieldSettings;
	readonly contactFields: FieldSettings;
	readonly orderFields: FieldSettings;
}

/** A ticked checkbox is true in the document. */
const valueOf = (name: string, value: string, fields: FieldSettings): Json =>
	fields[name]?.type === 'checkbox' ? value === '1' : value;

/** Returns the values of these fields; a field that nobody has filled in is missing. */
const valuesOf = (values: Values, fields: FieldSettings): JsonObject =>
	Object.fromEntries(
		Object.entries(values)
			.filter(([name]) => name in fields)
			.map(([name, value]) => [name, valueOf(name, value, fields)]),
	);

const addressOf = (address: ShippingAddress | BillingAddress, fields: FieldSettings): JsonObject =>
	Object.fromEntries(
		Object.entries(normaliseAddress(address)).map(([name, value]) => [
			name,
			valueOf(name, value, fields),
		]),
	);

/** Returns data of plugins without what JSON cannot hold. */
const asJson = (data: unknown): Json => JSON.parse(JSON.stringify(data ?? {}));

const cartOf = (cart: CartData, prefersCollection: boolean): JsonObject => ({
	coupons: cart.coupons.map(({ code }) => code),
	shipping_rates: cart.shippingRates.flatMap(({ shipping_rates: rates }) =>
		rates.filter(({ selected }) => selected).map(({ rate_id: id }) => id),
	),
	items: cart.items.flatMap(({ id, quantity }) =>
		Array.from({ length: Math.ceil(quantity) }, () => id),
	),
	items_type: [...new Set(cart.items.map(({ type }) => type))],
	items_count: cart.itemsCount,
	items_weight: cart.itemsWeight,
	needs_shipping: cart.needsShipping,
	prefers_collection: prefersCollection,
	totals: {
		total_price: Number(cart.totals.total_price),
		total_tax: Number(cart.totals.total_tax),
	},
	extensions: asJson(cart.extensions),
});

/**
 * Returns the document without `customer.address`, which is the address of the field: see documentAt.
 */
export const ruleDocument = (sources: DocumentSources) => {
	const { cart, additional, addressFields } = sources;
	return {
		cart: cartOf(cart, sources.prefersCollection),
		checkout: {
			create_account: sources.createAccount,
			customer_note: sources.customerNote,
			additional_fields: valuesOf(additional, sources.orderFields),
			payment_method: sources.paymentMethod,
		},
		customer: {
			id: sources.customerId,
			billing_address: addressOf(cart.billingAddress, addressFields),
			shipping_address: addressOf(cart.shippingAddress, addressFields),
			additional_fields: valuesOf(additional, sources.contactFields),
		},
	};
};

export type RuleDocument = ReturnType<typeof ruleDocument>;

/** Place of a field in the form. */
export type FieldPlace = 'billing' | 'shipping' | 'contact' | 'order';

/** Returns the document for the fields of one place. */
export const documentAt = (place: FieldPlace, document: RuleDocument): JsonObject => {
	const { customer } = document;
	switch (place) {
		case 'billing':
			return { ...document, customer: { ...customer, address: customer.billing_address } };
		case 'shipping':
			return { ...document, customer: { ...customer, address: customer.shipping_address } };
		case 'contact':
		case 'order':
			return document;
	}
};

/** Returns the rule `validation` of a field, which describes its value, as a schema of the document. */
export const validationSchema = (place: FieldPlace, name: string, rule: JsonObject): JsonObject => {
	const [owner, group] = {
		billing: ['customer', 'billing_address'] as const,
		shipping: ['customer', 'shipping_address'] as const,
		contact: ['customer', 'additional_fields'] as const,
		order: ['checkout', 'additional_fields'] as const,
	}[place];
	return {
		type: 'object',
		properties: { [owner]: { properties: { [group]: { properties: { [name]: rule } } } } },
	};
};
