import { dispatch, select } from '@wordpress/data';
import { createElement } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShopNoticesIsland } from './island';
import { readProps } from './props';

const CONTEXTS = ['wc/cart', 'wc/checkout/payments'];

const raise = (content: string, options: Readonly<Record<string, unknown>>) =>
	act(async () => {
		await dispatch(noticesStore).createNotice('error', content, options);
	});

const show = (display: 'inline' | 'snackbar', messages: readonly unknown[] = []) => {
	const props = readProps({ display, messages });
	const { container } = render(<ShopNoticesIsland {...props} contexts={CONTEXTS} />);
	return {
		inline: () => container.querySelector('.storefront-notices')?.textContent ?? '',
		snackbars: () => container.querySelector('.storefront-snackbars')?.textContent ?? '',
	};
};

afterEach(() => {
	for (const context of [...CONTEXTS, 'global']) {
		for (const { id } of select(noticesStore).getNotices(context)) {
			void dispatch(noticesStore).removeNotice(id, context);
		}
	}
});

describe('the notices block', () => {
	it('shows notices of its contexts as text, also when their ids are equal', async () => {
		const { inline } = show('inline');
		await raise('In <b>cart</b>', { id: 'a', context: 'wc/cart' });
		await raise('In payments', { id: 'a', context: 'wc/checkout/payments' });
		await raise('Elsewhere', { id: 'a', context: 'global' });
		expect(inline()).toBe('In cartIn payments');
	});

	it('removes a dismissed notice from its store too', async () => {
		show('inline');
		await raise('In cart', { id: 'a', context: 'wc/cart' });
		await raise('In payments', { id: 'a', context: 'wc/checkout/payments' });
		const [notice] = screen.getAllByRole('alert');
		await userEvent.click(within(notice ?? document.body).getByRole('button'));
		expect(select(noticesStore).getNotices('wc/cart')).toEqual([]);
		expect(screen.getByRole('alert')).toHaveTextContent('In payments');
	});

	it('keeps server-rendered notices until they are dismissed', async () => {
		const { inline } = show('inline', [{ status: 'success', message: 'Added.' }]);
		await raise('In cart', { id: 'a', context: 'wc/cart' });
		expect(inline()).toBe('Added.In cart');
		await userEvent.click(within(screen.getByRole('status')).getByRole('button'));
		expect(inline()).toBe('In cart');
	});

	it('shows snackbars when they have that type, or the block is set so', async () => {
		const inPlace = show('inline');
		await raise('Short', { id: 'a', context: 'wc/cart', type: 'snackbar' });
		expect([inPlace.inline(), inPlace.snackbars()]).toEqual(['', 'Short']);
		const below = show('snackbar', [{ status: 'error', message: 'Said by the server' }]);
		await raise('Long', { id: 'b', context: 'wc/cart' });
		expect(below.snackbars()).toBe('ShortLong');
		expect(below.inline()).toBe('Said by the server');
	});
});
