import fc from 'fast-check';
import type { ValidationState } from '.';
import type { CheckedField, FieldRecords } from './reconcile';
import { reconcile } from './reconcile';

const SHOP = 'the shop says no';
const FIELDS = ['billing_city', 'billing_postcode', 'billing_phone'];

type Step =
	| { readonly kind: 'type'; readonly field: string; readonly value: string }
	| { readonly kind: 'leave' | 'refuse' | 'hide'; readonly field: string };

const field = fc.constantFrom(...FIELDS);
const steps: fc.Arbitrary<Step[]> = fc.array(
	fc.oneof(
		fc.record({
			kind: fc.constant('type' as const),
			field,
			value: fc.constantFrom('', 'x', 'Ulm'),
		}),
		fc.record({ kind: fc.constantFrom('leave' as const, 'refuse', 'hide'), field }),
	),
	{ maxLength: 30 },
);

/** Applies two rules: the value must not be empty, and must not be "x". */
const ownMessage = (value: string): string | null => {
	if (value === '') {
		return 'required';
	}
	return value === 'x' ? 'wrong' : null;
};

/** Form whose fields may be collapsed, with its validation store. */
class Form {
	values = new Map(FIELDS.map((name) => [name, '']));
	left = new Map<string, string>();
	hiddenFields = new Set<string>();
	errors: ValidationState = {};
	private memories: FieldRecords = new Map();

	take(step: Step): void {
		switch (step.kind) {
			case 'type':
				this.values.set(step.field, step.value);
				break;
			case 'leave':
				this.left.set(step.field, this.values.get(step.field) ?? '');
				break;
			case 'refuse':
				this.errors = { ...this.errors, [step.field]: { message: SHOP, hidden: false } };
				break;
			case 'hide':
				this.hiddenFields[this.hiddenFields.has(step.field) ? 'delete' : 'add'](step.field);
				break;
		}
		this.correct();
	}

	correct(): number {
		const checked: CheckedField[] = FIELDS.filter((name) => !this.hiddenFields.has(name)).map(
			(errorId) => {
				const value = this.values.get(errorId) ?? '';
				const isLeft = this.left.get(errorId) === value;
				return { errorId, value, message: ownMessage(value), isLeft };
			},
		);
		const hidden = [...this.hiddenFields];
		const { set, clear, records } = reconcile(checked, hidden, this.errors, this.memories);
		this.memories = records;
		this.errors = {
			...Object.fromEntries(Object.entries(this.errors).filter(([id]) => !clear.includes(id))),
			...set,
		};
		return clear.length + Object.keys(set).length;
	}
}

describe('field errors', () => {
	it('exist from the start, hidden until the field loses focus', () => {
		const form = new Form();
		form.correct();
		expect(form.errors.billing_city).toEqual({ message: 'required', hidden: true });
		form.take({ kind: 'leave', field: 'billing_city' });
		expect(form.errors.billing_city?.hidden).toBe(false);
		form.take({ kind: 'type', field: 'billing_city', value: 'x' });
		expect(form.errors.billing_city).toEqual({ message: 'wrong', hidden: true });
		form.take({ kind: 'type', field: 'billing_city', value: 'Ulm' });
		expect(form.errors.billing_city).toBeUndefined();
	});

	it('stay shown while the same rule is violated', () => {
		const form = new Form();
		form.take({ kind: 'type', field: 'billing_city', value: 'x' });
		form.take({ kind: 'leave', field: 'billing_city' });
		form.left.clear();
		form.correct();
		expect(form.errors.billing_city).toEqual({ message: 'wrong', hidden: false });
	});

	it('of the shop are kept until the value changes', () => {
		const form = new Form();
		form.take({ kind: 'type', field: 'billing_city', value: 'Ulm' });
		form.take({ kind: 'refuse', field: 'billing_city' });
		form.take({ kind: 'leave', field: 'billing_city' });
		form.take({ kind: 'type', field: 'billing_phone', value: 'Ulm' });
		expect(form.errors.billing_city?.message).toBe(SHOP);
		form.take({ kind: 'type', field: 'billing_city', value: 'x' });
		expect(form.errors.billing_city?.message).toBe('wrong');
	});

	it('of the shop can appear again after a correction', () => {
		const form = new Form();
		form.take({ kind: 'refuse', field: 'billing_city' });
		form.take({ kind: 'type', field: 'billing_city', value: 'Ulm' });
		expect(form.errors.billing_city).toBeUndefined();
		form.take({ kind: 'refuse', field: 'billing_city' });
		expect(form.errors.billing_city?.message).toBe(SHOP);
	});

	it('never belong to hidden fields, exist for every violated rule, and reach a stable state', () => {
		fc.assert(
			fc.property(steps, (all) => {
				const form = new Form();
				for (const step of all) {
					form.take(step);
					for (const name of FIELDS) {
						const message = ownMessage(form.values.get(name) ?? '');
						const error = form.errors[name];
						expect(error !== undefined && form.hiddenFields.has(name)).toBe(false);
						expect(message === null || form.hiddenFields.has(name) || error).toBeTruthy();
						expect([message, SHOP, undefined]).toContain(error?.message);
					}
					expect(form.correct()).toBe(0);
				}
			}),
		);
	});
});
