import { ADDED_TO_CART, ADDING_TO_CART, REMOVED_FROM_CART } from '../../../domain/cart/events';
import { createPageEvents, onForeignChange } from './events';

const record = () => {
	const body = document.createElement('body');
	const heard: unknown[] = [];
	for (const name of [ADDING_TO_CART, ADDED_TO_CART, REMOVED_FROM_CART]) {
		body.addEventListener(name, (event) =>
			heard.push([event.type, event instanceof CustomEvent && event.detail]),
		);
	}
	return { body, heard };
};

describe('page events', () => {
	it('are dispatched on the body, added and removed with preserveCartData', () => {
		const { body, heard } = record();
		const events = createPageEvents(body);
		events.adding();
		events.added();
		events.removed();
		expect(heard).toEqual([
			['wc-blocks_adding_to_cart', null],
			['wc-blocks_added_to_cart', { preserveCartData: true }],
			['wc-blocks_removed_from_cart', { preserveCartData: true }],
		]);
	});

	it('of other scripts cause a read of the cart, our own do not', () => {
		const { body } = record();
		const reread = jest.fn();
		onForeignChange(body, reread);
		createPageEvents(body).added();
		expect(reread).not.toHaveBeenCalled();
		body.dispatchEvent(new CustomEvent(ADDED_TO_CART));
		body.dispatchEvent(new CustomEvent(REMOVED_FROM_CART, { detail: { preserveCartData: false } }));
		expect(reread).toHaveBeenCalledTimes(2);
	});
});
