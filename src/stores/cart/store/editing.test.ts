import fc from 'fast-check';
import { normaliseField } from '../../../domain/support/address';
import { changedFields } from '../../../domain/support/address';
import { receiveAddress, releaseFields, recordPushed, typeInto } from './editing';
import type { AddressEditing } from './state';
import { unedited } from './state';

const FIELDS = ['city', 'postcode', 'email'] as const;
const texts = fc.constantFrom('', 'Oslo', ' oslo ', 'sw1a 1aa', 'SW1A1AA', 'ada@example.org', 'x@');
const addresses = fc.record({ city: texts, postcode: texts, email: texts });

/** White space alone is sent as an empty field. */
const someText = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');

type Step =
	| { readonly do: 'type'; readonly field: (typeof FIELDS)[number]; readonly value: string }
	| { readonly do: 'receive'; readonly address: Readonly<Record<string, string>> }
	| { readonly do: 'push' }
	| { readonly do: 'leave' };

const steps = fc.array(
	fc.oneof(
		fc.record({
			do: fc.constant('type' as const),
			field: fc.constantFrom(...FIELDS),
			value: texts,
		}),
		fc.record({ do: fc.constant('receive' as const), address: addresses }),
		fc.record({ do: fc.constantFrom('push' as const, 'leave' as const) }),
	),
	{ maxLength: 20 },
);

interface Edited {
	readonly shown: Readonly<Record<string, string>>;
	readonly editing: AddressEditing;
}

const run = ({ shown, editing }: Edited, step: Step): Edited => {
	switch (step.do) {
		case 'type':
			return typeInto(shown, editing, { [step.field]: step.value });
		case 'receive':
			return receiveAddress(shown, editing, step.address);
		case 'push':
			return { shown, editing: recordPushed(shown, editing, changedFields(editing.known, shown)) };
		case 'leave':
			return { shown, editing: releaseFields(editing) };
	}
};

const at = (address: Readonly<Record<string, string>>): Edited => ({
	shown: address,
	editing: unedited(address),
});

const receive = ({ shown, editing }: Edited, address: Readonly<Record<string, string>>): Edited =>
	receiveAddress(shown, editing, address);

describe('an address edited while a response arrives', () => {
	it('keeps dirty fields', () => {
		fc.assert(
			fc.property(addresses, steps, addresses, (first, before, received) => {
				const edited = before.reduce<Edited>(run, at(first));
				const after = receive(edited, received);
				const untouchable = [
					...edited.editing.editedFields,
					...Object.keys(changedFields(edited.editing.known, edited.shown)),
				];
				untouchable.forEach((field) => expect(after.shown[field]).toBe(edited.shown[field]));
			}),
		);
	});

	it('takes new values of the response once all is pushed and blurred, except for fields left empty', () => {
		fc.assert(
			fc.property(addresses, steps, addresses, addresses, (first, before, spelt, received) => {
				const settled = [...before, { do: 'push' as const }, { do: 'leave' as const }];
				const left = receive(settled.reduce<Edited>(run, at(first)), spelt);
				const after = receive(left, received);
				FIELDS.filter((field) => left.editing.lastReceived[field] !== received[field]).forEach(
					(field) => {
						const isLeftEmpty =
							left.editing.isTyped &&
							left.shown[field] === '' &&
							Object.values(left.editing.lastReceived).some(Boolean);
						expect(normaliseField(field, after.shown[field] ?? '')).toBe(
							normaliseField(field, isLeftEmpty ? '' : received[field]),
						);
					},
				);
				expect(changedFields(after.editing.known, after.shown)).toEqual({});
			}),
		);
	});

	it("keeps the typed text whatever the shop's spelling of it, in any number of responses", () => {
		fc.assert(
			fc.property(addresses, someText, fc.string(), (first, typed, spelling) => {
				const steps: readonly Step[] = [
					{ do: 'type', field: 'city', value: typed },
					{ do: 'push' },
					{ do: 'leave' },
				];
				const pushed = steps.reduce<Edited>(run, at(first));
				const answer = { ...first, city: spelling };
				const after = receive(receive(pushed, answer), answer);
				expect(after.shown.city).toBe(typed);
				expect(changedFields(after.editing.known, after.shown)).toEqual({});
			}),
		);
	});

	it('keeps fields left empty, and takes a whole address before any push', () => {
		const salem = { city: 'Salem', state: 'CA' };
		const empty = at({ city: '', state: '' });
		const typed = typeInto(empty.shown, empty.editing, { city: 'Leeds' });
		expect(receive(typed, salem).shown).toEqual({ city: 'Leeds', state: 'CA' });
		const known = at(salem);
		const moved = typeInto(known.shown, known.editing, { city: 'Leeds', state: '' });
		const told = recordPushed(moved.shown, moved.editing, { city: 'Leeds', state: '' });
		const left = { shown: moved.shown, editing: releaseFields(told) };
		const answered = receive(left, { city: 'Leeds', state: 'CA' });
		const again = receive(answered, { city: 'Leeds', state: 'NY' });
		expect(again.shown).toEqual({ city: 'Leeds', state: '' });
	});

	it("takes a plugin's field from the first cart, and later only what is new", () => {
		const empty = at({ city: '' });
		const first = receive(empty, { city: 'Ulm', 'acme/door': 'B' });
		expect(first.shown).toEqual({ city: 'Ulm', 'acme/door': 'B' });
		const typed = typeInto(first.shown, first.editing, { 'acme/door': 'C' });
		const second = receive(typed, { city: 'Ulm', 'acme/door': 'B' });
		expect(second.shown).toEqual({ city: 'Ulm', 'acme/door': 'C' });
	});

	it('has nothing to push after a push', () => {
		fc.assert(
			fc.property(addresses, steps, (first, before) => {
				const pushed = [...before, { do: 'push' as const }];
				const { shown, editing } = pushed.reduce<Edited>(run, at(first));
				expect(changedFields(editing.known, shown)).toEqual({});
			}),
		);
	});
});
