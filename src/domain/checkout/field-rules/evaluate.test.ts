import fc from 'fast-check';
import { evaluate, ruleSchema } from './evaluate';
import type { Json, JsonObject } from './schema';

const address = { country: 'DE', city: 'Ulm', 'acme/number': '12' };
const document = {
	cart: { items_count: 3, items: [12, 12, 7], coupons: [], totals: { total_price: 5000 } },
	checkout: { additional_fields: { 'acme/gift': true }, payment_method: 'cod' },
	customer: { billing_address: address, shipping_address: { ...address, country: 'US' }, address },
};

const says = (rule: JsonObject) => evaluate(ruleSchema(rule), document);
const ofAddress = (schema: Json) => ({ customer: { properties: { address: schema } } });
const ofCountry = (schema: Json) => ofAddress({ properties: { country: schema } });
const ofCount = (schema: Json) => ({ cart: { properties: { items_count: schema } } });
const ofItems = (schema: Json) => ({ cart: { properties: { items: schema } } });

// test/field-rules compares 10,000 random rules with opis/json-schema.
describe('a rule of a field', () => {
	it.each<[string, JsonObject, boolean | null]>([
		['const', ofCountry({ const: 'DE' }), true],
		['const of another type', ofCount({ const: '3' }), false],
		['enum', ofCountry({ enum: ['US', 'CA'] }), false],
		['not', ofCountry({ not: { const: 'US' } }), true],
		['minimum', ofCount({ minimum: 3, exclusiveMaximum: 4 }), true],
		['a number for a text', ofCountry({ minimum: 3 }), true],
		['minLength', ofCountry({ minLength: 3 }), false],
		['pattern', ofCountry({ pattern: '^[A-Z]{2}$' }), true],
		['type', ofCount({ type: ['string', 'integer'] }), true],
		['contains', ofItems({ contains: { const: 7 } }), true],
		['uniqueItems', ofItems({ uniqueItems: true }), false],
		['items', ofItems({ items: { type: 'integer' } }), true],
		['required', ofAddress({ required: ['acme/number'] }), true],
		['required, of a prototype', ofAddress({ required: ['toString'] }), false],
		['a missing property', ofAddress({ properties: { state: { const: 'CA' } } }), true],
		['anyOf', ofCountry({ anyOf: [{ const: 'US' }, { const: 'DE' }] }), true],
		['oneOf', ofCountry({ oneOf: [{ type: 'string' }, { const: 'DE' }] }), false],
		['if', ofCountry({ if: { const: 'DE' }, then: false, else: true }), false],
		['another value', ofCountry({ const: { $data: '/customer/shipping_address/country' } }), false],
		['a relative one', ofAddress({ properties: { city: { const: { $data: '1/city' } } } }), true],
		['a value that is missing', ofCountry({ const: { $data: '/nowhere' } }), false],
		['a whole schema', { type: 'object', required: ['cart'] }, true],
		['a format', ofCountry({ format: 'email' }), null],
		['another draft', { $schema: 'https://json-schema.org/draft/2020-12/schema' }, null],
		["PHP's own pattern", ofCountry({ pattern: '\\bDE\\b' }), null],
		['a pattern that is not valid', ofCountry({ pattern: '(' }), null],
		['what can never be true', ofCountry({ const: 'DE', type: 'number' }), null],
	])('%s', (_name, rule, expected) => {
		expect(says(rule)).toBe(expected);
	});

	it('is true, false or left to the server for any JSON, and never throws', () => {
		fc.assert(
			fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (rule, json) => {
				const schema: JsonObject = JSON.parse(JSON.stringify(rule));
				const value: Json = JSON.parse(JSON.stringify(json));
				expect([true, false, null]).toContain(evaluate(ruleSchema(schema), value));
			}),
		);
	});
});
