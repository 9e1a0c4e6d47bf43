import { waitFor } from '@testing-library/dom';
import type { AddItemRequest, ShoppingResult } from '../../stores/cart/shopping/contract';
import { enhanceGroup, readGroup } from './enhance';

const openForm = (quantities: Readonly<Record<number, string>>) => {
	const form = document.createElement('form');
	for (const [id, value] of Object.entries(quantities)) {
		const input = document.createElement('input');
		input.name = `quantity[${id}]`;
		input.value = value;
		form.append(input);
	}
	const message = document.createElement('p');
	message.dataset.message = '';
	form.append(message);
	document.body.replaceChildren(form);
	return { form, message };
};

const takeOver = (
	quantities: Readonly<Record<number, string>>,
	answer: (request: AddItemRequest) => ShoppingResult,
) => {
	const { form, message } = openForm(quantities);
	const asked: AddItemRequest[] = [];
	enhanceGroup(
		form,
		{
			productId: 9,
			name: 'Set',
			unchosen: null,
			variations: [],
			more: [],
			variationUrl: '',
			members: [1, 2, 3],
		},
		{
			addItem: (request) => {
				asked.push(request);
				return Promise.resolve(answer(request));
			},
			watchWait: () => () => undefined,
			retry: () => undefined,
			cartUrl: '/cart/',
			leaveFor: () => undefined,
		},
	);
	const submit = async () => {
		form.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
		await waitFor(() => expect(message).not.toBeEmptyDOMElement());
	};
	return { asked, form, message, submit };
};

describe('the form of a grouped product', () => {
	it("requests only the group's own products with a numeric quantity", () => {
		const { form } = openForm({ 1: '2', 2: '0', 3: 'many', 4: '5' });
		expect(readGroup(new FormData(form), [1, 2, 3, 7])).toEqual([{ productId: 1, quantity: 2 }]);
	});

	it('adds all at once, each with the fields of plugins, and announces it', async () => {
		const { asked, form, message, submit } = takeOver({ 1: '2', 2: '0', 3: '1' }, () => ({
			ok: true,
		}));
		form.insertAdjacentHTML('beforeend', '<input name="engraving" value="A">');
		await submit();
		const extra = { engraving: 'A' };
		expect(asked).toEqual([
			{ productId: 1, quantity: 2, extra },
			{ productId: 3, quantity: 1, extra },
		]);
		expect(message).toHaveTextContent('"Set" was added to your cart.');
	});

	it('reports products that could not be added, once', async () => {
		const { message, submit } = takeOver({ 1: '2', 2: '1', 3: '1' }, ({ productId }) =>
			productId === 1 ? { ok: true } : { ok: false, code: 'no', message: 'Sold out.' },
		);
		await submit();
		expect(message).toHaveTextContent(/^Sold out\.$/);
	});

	it('asks for a quantity when none is chosen', async () => {
		const { asked, message, submit } = takeOver({ 1: '0' }, () => ({ ok: true }));
		await submit();
		expect(asked).toEqual([]);
		expect(message).toHaveTextContent('Choose how many of each product you want.');
	});
});
