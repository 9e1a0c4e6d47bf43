import fc from 'fast-check';
import { changedChoices, withChanges } from './choices';
import type { AllChoices } from './choices';

const none: AllChoices = { paymentMethod: '', orderNotes: '', additionalFields: {} };

const choices: fc.Arbitrary<AllChoices> = fc.record({
	paymentMethod: fc.constantFrom('', 'bacs', 'cod'),
	orderNotes: fc.constantFrom('', 'Ring twice.'),
	additionalFields: fc.dictionary(
		fc.constantFrom('acme/gift', 'acme/size', '__proto__'),
		fc.constantFrom('', '0', '1'),
		{ noNullPrototype: true },
	),
});

describe('changedChoices', () => {
	it('names only what has changed', () => {
		const known: AllChoices = {
			paymentMethod: 'bacs',
			orderNotes: 'Ring twice.',
			additionalFields: { 'acme/gift': '1', 'acme/size': 'L' },
		};
		expect(changedChoices(known, known)).toEqual({});
		const changed = { paymentMethod: 'cod', orderNotes: '' };
		const additionalFields = { 'acme/gift': '0', 'acme/size': 'L' };
		expect(changedChoices(known, { ...changed, additionalFields })).toEqual({
			...changed,
			additionalFields: { 'acme/gift': '0' },
		});
	});

	it('leaves out a field that is empty and was never sent, and a method that is not known yet', () => {
		expect(changedChoices(none, { ...none, additionalFields: { 'acme/gift': '' } })).toEqual({});
		expect(changedChoices({ ...none, paymentMethod: 'cod' }, none)).toEqual({});
	});

	it('leaves nothing to send once the shop has the changes', () => {
		fc.assert(
			fc.property(choices, choices, (known, chosen) => {
				const after = withChanges(known, changedChoices(known, chosen));
				expect(changedChoices(after, chosen)).toEqual({});
			}),
		);
	});
});
