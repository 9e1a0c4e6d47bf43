/** Pairs of rule and document that random ones may miss. */

const document = {
	cart: { items_count: 3, items: [12, 12, 7], coupons: [], totals: { total_price: 5000 } },
	checkout: { additional_fields: {}, payment_method: 'cod' },
	customer: {
		billing_address: { country: 'DE', city: 'Ulm', 'acme/number': '7' },
		shipping_address: { country: 'US', city: 'Ulm' },
	},
};

const RULES = [
	{},
	{ cart: { properties: { items_count: { minimum: 3, exclusiveMaximum: 3.5 } } } },
	{ cart: { properties: { items: { contains: { enum: [7] }, uniqueItems: true } } } },
	{ cart: { properties: { totals: { properties: { total_price: { const: 5000.0 } } } } } },
	{ type: 'object', properties: { cart: { required: ['toString'] } } },
	{ properties: { customer: { properties: { billing_address: { required: ['acme/number'] } } } } },
	{
		customer: {
			properties: {
				billing_address: {
					properties: { city: { const: { $data: '/customer/shipping_address/city' } } },
				},
			},
		},
	},
	{
		customer: {
			properties: {
				billing_address: {
					properties: { city: { const: { $data: '2/shipping_address/city' } } },
				},
			},
		},
	},
	{
		customer: {
			properties: { billing_address: { properties: { city: { const: { $data: '0' } } } } },
		},
	},
	{ checkout: { properties: { additional_fields: { properties: { 'acme/a': { const: 'x' } } } } } },
	{ checkout: { properties: { payment_method: { pattern: '^co(?:d|w)$' } } } },
	{ anyOf: [{ required: ['nothing'] }, { properties: { cart: false } }] },
	{ cart: null, properties: { cart: { type: 'string' } } },
	{ $schema: 'http://json-schema.org/draft-07/schema#', type: 'object', required: ['cart'] },
	{ $schema: 'https://json-schema.org/draft/2020-12/schema', required: ['cart'] },
];

export const EXAMPLES = RULES.map((rule) => ({ rule, document }));
