import fc from 'fast-check';
import { readChosenAddress, readSuggestions } from './suggestions';

const STATES = { US: { CA: 'California', NY: 'New York' }, AU: { NSW: 'New South Wales' } };

const labels = (result: unknown) =>
	readSuggestions(result).map(({ label }) =>
		label.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
	);

describe('suggestions', () => {
	it('have the first five labels, as text, with their matches', () => {
		const matchedSubstrings = [
			{ offset: 0, length: 1 },
			{ offset: 4, length: 3 },
		];
		expect(labels([{ id: '1', label: 'A &amp; Bcd', matchedSubstrings }])).toEqual(['[A] & [Bcd]']);
		const many = Array.from({ length: 9 }, (_, index) => ({ id: String(index), label: 'x' }));
		expect(labels(many)).toHaveLength(5);
	});

	it('without an id or a label are omitted', () => {
		expect(labels([{ id: 1, label: 'x' }, { id: '1' }, { id: '1', label: '' }, null])).toEqual([]);
		expect(labels({ code: 'no_suggestions' })).toEqual([]);
	});

	it('keep their text, whatever a provider says of matches', () => {
		const part = fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double(), fc.string());
		const match = fc.oneof(fc.record({ offset: part, length: part }), fc.anything());
		fc.assert(
			fc.property(
				fc.stringMatching(/^[a-z ]{1,9}$/),
				fc.array(match),
				(label, matchedSubstrings) => {
					const [suggestion] = readSuggestions([{ id: '1', label, matchedSubstrings }]);
					expect(suggestion?.label.map(({ text }) => text).join('')).toBe(label);
				},
			),
		);
	});
});

describe('a chosen address', () => {
	it('has the known fields that are texts', () => {
		const result = { address_1: '1 Main St', city: 'Oslo', postcode: 150, email: 'x', code: 'y' };
		expect(readChosenAddress(result, 'NO', STATES)).toEqual({
			address_1: '1 Main St',
			city: 'Oslo',
		});
		expect(readChosenAddress(undefined, 'NO', STATES)).toEqual({});
	});

	it('has the code of a state of its country', () => {
		const stateOf = (address: object) => readChosenAddress(address, 'US', STATES).state;
		expect(stateOf({ state: 'new york' })).toBe('NY');
		expect(stateOf({ state: 'ca' })).toBe('CA');
		expect(stateOf({ state: 'New South Wales', country: 'AU' })).toBe('NSW');
		expect(stateOf({ state: 'Viken', country: 'NO' })).toBe('Viken');
	});

	it('of another country has no state of the former one', () => {
		expect(readChosenAddress({ city: 'Oslo', country: 'NO' }, 'US', STATES)).toHaveProperty(
			'state',
			'',
		);
		expect(readChosenAddress({ city: 'Boston', country: 'US' }, 'US', STATES)).not.toHaveProperty(
			'state',
		);
	});
});
