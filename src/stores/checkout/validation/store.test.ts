import { aRegistry } from '../../../../test/support/stores';
import { createValidationStore, validationStore } from '.';

const aStore = () => {
	const registry = aRegistry();
	registry.register(createValidationStore());
	return {
		errors: () => registry.select(validationStore).getValidationErrors(),
		select: () => registry.select(validationStore),
		dispatch: registry.dispatch(validationStore),
	};
};

describe('wc/store/validation', () => {
	it('keeps errors with a text message', () => {
		const { dispatch, errors } = aStore();
		void dispatch.setValidationErrors({
			billing_city: { message: 'Where?', hidden: false },
			billing_phone: { message: 'Which?', hidden: true },
			shipping_city: { message: 5, hidden: false },
			shipping_state: { hidden: false },
			x: null,
			y: 'text',
			z: { message: '' },
		});
		expect(errors()).toEqual({
			billing_city: { message: 'Where?', hidden: false },
			billing_phone: { message: 'Which?', hidden: true },
			z: { message: '', hidden: false },
		});
	});

	it('hides, shows and clears one or all errors', () => {
		const { dispatch, errors, select } = aStore();
		void dispatch.setValidationErrors({ a: { message: 'A' }, b: { message: 'B', hidden: true } });
		expect(select().getValidationErrorId('a')).toBe('validate-error-a');
		expect(select().getValidationErrorId('b')).toBeUndefined();
		void dispatch.hideValidationError('a');
		expect(errors().a?.hidden).toBe(true);
		void dispatch.showValidationError('b');
		expect(errors().b?.hidden).toBe(false);
		void dispatch.showAllValidationErrors();
		expect(errors()).toEqual({
			a: { message: 'A', hidden: false },
			b: { message: 'B', hidden: false },
		});
		void dispatch.clearValidationError('a');
		expect(select().getValidationError('a')).toBeUndefined();
		expect(select().hasValidationErrors()).toBe(true);
		void dispatch.setValidationErrors({ c: { message: 'C' }, d: { message: 'D' } });
		void dispatch.clearValidationErrors(['b', 'c']);
		expect(Object.keys(errors())).toEqual(['d']);
		void dispatch.clearValidationErrors();
		expect(select().hasValidationErrors()).toBe(false);
		void dispatch.setValidationErrors({ e: { message: 'E' } });
		void dispatch.clearAllValidationErrors();
		expect(select().hasValidationErrors()).toBe(false);
	});

	it('keeps its state object while nothing changes', () => {
		const { dispatch, errors } = aStore();
		void dispatch.setValidationErrors({ a: { message: 'A', hidden: true } });
		const before = errors();
		void dispatch.setValidationErrors({ a: { message: 'A', hidden: true } });
		void dispatch.hideValidationError('a');
		void dispatch.showValidationError('unknown');
		void dispatch.clearValidationError('unknown');
		expect(errors()).toBe(before);
	});
});
