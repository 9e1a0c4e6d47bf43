/** Random pairs of a rule and a document as WooCommerce's checkout has them; the same for the same seed. */
import { randomNumbers } from '../support/random.mjs';

/** The words of a text. */
const wordsOf = (text) => text.trim().split(/\s+/);

const TEXTS = [
	...['', '0', '1', 'DE', 'US', 'CA', 'Ulm', 'a b', 'Zürich', '12345', 'B2-7'],
	...['😀', '٣', 'line\nfeed', 'yes'],
];
const NUMBERS = [0, 1, 2, 3, 5, 10, 0.5, 2.5, -1, 1000, 4999, 5000];
const PATTERNS = wordsOf(String.raw`
	^[A-Z]{2}$ ^\d+$ \d{5} ^(?:DE|US)$ ^.{2,4}$ a\sb ^[\w\-]*$ ^[^0-9]*$ ^(?=.*\d)[A-Z0-9-]+$ i?n ^$ \$|\.
	[aeiou][a-z] ^(?!DE) l.n e.f ^\w+$ [\s\d]
`);
const FOREIGN_PATTERNS = wordsOf(
	String.raw`\bDE\b [[:digit:]]+ ^\d++$ (?<year>\d) \Aab\z \p{Lu} (a)\1 \S+ [`,
);
const POINTERS = wordsOf(`
	/customer/billing_address/country /customer/shipping_address/country /customer/address/city
	/cart/items_count /cart/items /cart/coupons /cart/totals/total_price /checkout/payment_method
	/checkout/additional_fields/acme~1number 1/city 1/country 0 1 2/billing_address/city /nowhere 9/cart
	2/items/0 1/0 1/acme~1number
`);
const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const ADDRESS = wordsOf('first_name company city state postcode country acme/number acme/ticked');
/** Properties of the document, by their path. */
const PROPERTIES = {
	'': ['cart', 'checkout', 'customer'],
	cart: wordsOf(
		`coupons shipping_rates items items_type items_count items_weight needs_shipping prefers_collection
		totals extensions`,
	),
	totals: ['total_price', 'total_tax'],
	checkout: ['create_account', 'customer_note', 'additional_fields', 'payment_method'],
	customer: ['id', 'billing_address', 'shipping_address', 'address', 'additional_fields'],
	billing_address: ADDRESS,
	shipping_address: ADDRESS,
	address: ADDRESS,
	additional_fields: ['acme/number', 'acme/ticked', 'acme/choice'],
	extensions: ['acme'],
	acme: ['score', 'tags'],
};

const createMaker = (random) => {
	const chance = (share) => random() < share;
	const below = (end) => Math.floor(random() * end);
	const pick = (list) => list[below(list.length)];
	const times = (least, most, make) =>
		Array.from({ length: least + below(most - least + 1) }, make);
	const some = (names, make) =>
		Object.fromEntries(names.filter(() => chance(0.7)).map((name) => [name, make(name)]));

	const address = () =>
		some(ADDRESS, (name) => (name === 'acme/ticked' ? chance(0.5) : pick(TEXTS)));
	const fields = () =>
		some(PROPERTIES.additional_fields, (name) =>
			name === 'acme/ticked' ? chance(0.5) : pick(TEXTS),
		);
	const cart = () => ({
		coupons: times(0, 2, () => pick(['ten', 'free', 'Ulm'])),
		shipping_rates: times(0, 2, () => pick(['flat_rate:1', 'pickup_location:0'])),
		items: times(0, 4, () => pick([1, 2, 3, 5])),
		items_type: times(0, 2, () => pick(['simple', 'variation'])),
		items_count: pick(NUMBERS.filter(Number.isInteger)),
		items_weight: pick(NUMBERS),
		needs_shipping: chance(0.5),
		prefers_collection: chance(0.5),
		totals: { total_price: pick(NUMBERS.filter(Number.isInteger)), total_tax: below(3) },
		extensions: chance(0.5)
			? {}
			: { acme: { score: pick([null, 1, 2.5, '3']), tags: [pick(TEXTS), {}] } },
	});
	const document = () => ({
		cart: cart(),
		checkout: {
			create_account: chance(0.5),
			customer_note: pick(TEXTS),
			additional_fields: fields(),
			payment_method: pick(['', 'cod', 'bacs']),
		},
		customer: {
			id: below(3),
			billing_address: address(),
			shipping_address: address(),
			additional_fields: fields(),
			...(chance(0.7) && { address: address() }),
		},
	});

	const value = () =>
		pick([
			() => pick(TEXTS),
			() => pick(TEXTS),
			() => pick(NUMBERS),
			() => chance(0.5),
			() => null,
			() => ['ten'],
			() => ({}),
		])();
	const orReference = (make) => (chance(0.15) ? { $data: pick(POINTERS) } : make());
	const pattern = () => pick(chance(0.03) ? FOREIGN_PATTERNS : PATTERNS);
	const count = () => orReference(() => below(6));
	const number = () => orReference(() => pick(NUMBERS));

	/** Keywords for the value of a property, of the kind that makes a difference most of the time. */
	const constraints = [
		(name) => ({ const: orReference(() => likely(name)) }),
		(name) => ({ enum: chance(0.1) ? { $data: pick(POINTERS) } : times(1, 3, () => likely(name)) }),
		() => ({ type: pick(TYPES) }),
		() => ({
			type: times(1, 3, () => pick(TYPES)).filter(
				(type, index, all) => all.indexOf(type) === index,
			),
		}),
		() => ({ [pick(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'])]: number() }),
		() => ({ [pick(['minLength', 'maxLength'])]: count() }),
		() => ({ pattern: pattern() }),
		() => ({ [pick(['minItems', 'maxItems'])]: count() }),
		() => ({ uniqueItems: chance(0.8) }),
		(name, depth) => ({ [pick(['contains', 'items'])]: schema('item', depth + 1) }),
	];
	const flag = () => chance(0.5);
	const LIKELY = {
		needs_shipping: flag,
		prefers_collection: flag,
		create_account: flag,
		'acme/ticked': flag,
		items_count: () => pick(NUMBERS),
		total_price: () => pick(NUMBERS),
		id: () => pick(NUMBERS),
		item: () => pick([1, 2, 3, 'ten', 'simple', 'flat_rate:1']),
		payment_method: () => pick(['cod', 'bacs']),
	};
	const likely = (name) => (LIKELY[name] ?? (() => (chance(0.8) ? pick(TEXTS) : value())))();
	/** Parts that the browser leaves to the server, and schemas that are not valid. */
	const foreign = () =>
		pick([
			{ format: 'email' },
			{ multipleOf: 2 },
			{ dependencies: { city: ['country'] } },
			{ $ref: '#/definitions/a', definitions: { a: { const: 'DE' } } },
			{ additionalProperties: false },
			{ patternProperties: { '^acme/': { minLength: 1 } } },
			{ propertyNames: { pattern: '^[a-z_/]+$' } },
			{ enum: [] },
			{ type: 'text' },
			{ const: 'DE', type: 'number' },
			{ const: 'DE', enum: ['DE', 'US'] },
			{ properties: { city: { default: 'Ulm' } }, required: ['city'] },
			{ minimum: '5' },
			{ not: [] },
		]);
	const combined = (name, depth) =>
		pick([
			() => ({ not: schema(name, depth) }),
			() => ({ [pick(['allOf', 'anyOf', 'oneOf'])]: times(1, 3, () => schema(name, depth)) }),
			() => ({
				if: schema(name, depth),
				...(chance(0.8) && { then: schema(name, depth) }),
				...(chance(0.6) && { else: schema(name, depth) }),
			}),
		])();
	const ofProperties = (name, depth) => {
		const names = PROPERTIES[name];
		const chosen = times(1, 2, () => pick(names));
		return {
			...(chance(0.3) && { type: 'object' }),
			properties: Object.fromEntries(chosen.map((one) => [one, schema(one, depth + 1)])),
			...(chance(0.4) && { required: times(0, 2, () => pick(names)) }),
		};
	};
	const schema = (name, depth) => {
		if (chance(0.02)) {
			return chance(0.5);
		}
		if (chance(0.004)) {
			return foreign();
		}
		if (depth < 6 && chance(0.2)) {
			return combined(name, depth + 1);
		}
		if (PROPERTIES[name] && depth < 7 && chance(0.93)) {
			return ofProperties(name, depth);
		}
		return Object.assign(
			chance(0.1) ? { title: 'A text', errorMessage: 'Wrong.' } : {},
			...times(1, 2, () => pick(constraints)(name, depth)),
		);
	};
	/** WooCommerce takes a whole schema or only the properties of the document. */
	const rule = () => {
		const made = chance(0.2) ? combined('', 0) : ofProperties('', 0);
		return chance(0.4) && made.properties && Object.keys(made).length === 1
			? made.properties
			: made;
	};
	return () => ({ rule: rule(), document: document() });
};

/**
 * @param {number} seed
 * @param {number} count
 * @returns {{rule: object, document: object}[]}
 */
export const randomPairs = (seed, count) => {
	const make = createMaker(randomNumbers(seed));
	return Array.from({ length: count }, () => make());
};
