import fc from 'fast-check';
import { normaliseField } from '../../domain/address';
import { changedFields } from '../../domain/address';
import { receiveAddress, release, tell, typeInto } from './editing';
import type { AddressEditing } from './state';

const FIELDS = ['city', 'postcode', 'email'] as const;
const texts = fc.constantFrom('', 'Oslo', ' oslo ', 'sw1a 1aa', 'SW1A1AA', 'ada@example.org', 'x@');
const addresses = fc.record({ city: texts, postcode: texts, email: texts });

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
			return { shown, editing: tell(shown, editing, changedFields(editing.known, shown)) };
		case 'leave':
			return { shown, editing: release(editing) };
	}
};

const at = (address: Readonly<Record<string, string>>): Edited => ({
	shown: address,
	editing: { known: address, held: [], leaving: {} },
});

describe('an address that is typed into while the shop answers', () => {
	it('is never overwritten where it is being edited or not pushed yet', () => {
		fc.assert(
			fc.property(addresses, steps, addresses, (first, before, received) => {
				const edited = before.reduce<Edited>(run, at(first));
				const after = receiveAddress(edited.shown, edited.editing, received);
				const untouchable = [
					...edited.editing.held,
					...Object.keys(changedFields(edited.editing.known, edited.shown)),
				];
				untouchable.forEach((field) => expect(after.shown[field]).toBe(edited.shown[field]));
			}),
		);
	});

	it('says what the shop says once all is pushed and left', () => {
		fc.assert(
			fc.property(addresses, steps, addresses, (first, before, received) => {
				const settled = [...before, { do: 'push' as const }, { do: 'leave' as const }];
				const { shown, editing } = settled.reduce<Edited>(run, at(first));
				const after = receiveAddress(shown, editing, received);
				FIELDS.forEach((field) =>
					expect(normaliseField(field, after.shown[field] ?? '')).toBe(
						normaliseField(field, received[field]),
					),
				);
				expect(changedFields(after.editing.known, after.shown)).toEqual({});
			}),
		);
	});

	it('has nothing to push after a push', () => {
		fc.assert(
			fc.property(addresses, steps, (first, before) => {
				const { shown, editing } = [...before, { do: 'push' as const }].reduce<Edited>(
					run,
					at(first),
				);
				expect(changedFields(editing.known, shown)).toEqual({});
			}),
		);
	});
});
