import { act, screen, waitFor, within } from '@testing-library/react';
import { aCart } from '../../../test/fixtures/builders';
import { recordAnnouncements } from '../../../test/support/announcements';
import { someSettings } from '../../../test/support/islands';
import {
	bowl,
	mug,
	quantityOf,
	renderCart,
	rowOf,
	totals,
} from '../../../test/support/cart-island';
import { NO_CHOICES } from '../shared/block-choices';

test('a step shows immediately, its amounts behind that frame, the totals wait for the shop, and the total is said once if it is another one', async () => {
	const { user, port, shop } = renderCart(aCart({ items: [mug] }));
	const { take, stop } = recordAnnouncements();
	const plus = screen.getByRole('button', { name: 'Increase quantity of Morning Mug' });
	const settle = async () => {
		await act(() => port.release());
		await waitFor(() => expect(totals()).toHaveAttribute('aria-busy', 'false'));
	};
	port.hold();
	await user.dblClick(plus);
	expect(quantityOf('Morning Mug')).toHaveValue('4');
	expect(await within(rowOf('Morning Mug')).findByText('$40.00')).toBeVisible();
	expect(totals()).toHaveTextContent('Subtotal$40.00');
	expect(totals()).toHaveAttribute('aria-busy', 'true');
	expect(screen.getByText('Updating…')).toBeVisible();
	await settle();
	expect(shop.cartJson.items[0]?.quantity).toBe(4);
	const said = take();
	expect(said).toEqual([expect.stringMatching(/^polite: Cart total: \$\d+\.\d+$/)]);
	expect(totals()).toHaveTextContent(String(said[0]).replace('polite: Cart total: ', 'Total'));
	port.hold();
	await user.click(plus);
	expect(await within(rowOf('Morning Mug')).findByText('$161.25')).toBeVisible();
	await user.click(screen.getByRole('button', { name: 'Reduce quantity of Morning Mug' }));
	expect(await within(rowOf('Morning Mug')).findByText('$129.00')).toBeVisible();
	await settle();
	expect(take()).toEqual([]);
	stop();
});

test('a step draws its own line only, also when the shop has answered', async () => {
	const area = jest.fn<null, [place: string]>(() => null);
	const { user } = renderCart(aCart({ items: [mug, bowl] }), someSettings(), {
		...NO_CHOICES,
		area,
	});
	area.mockClear();
	await user.click(screen.getByRole('button', { name: 'Increase quantity of Morning Mug' }));
	await waitFor(() => expect(area).toHaveBeenCalled());
	await waitFor(() => expect(totals()).toHaveAttribute('aria-busy', 'false'));
	const drawn = area.mock.calls.flat().filter((place) => place.startsWith('item-'));
	expect(new Set(drawn)).toEqual(new Set([`item-${mug.key}`]));
});

test('minus stays focusable at the minimum and does nothing', async () => {
	const { user, port } = renderCart(aCart({ items: [bowl] }));
	const minus = screen.getByRole('button', { name: 'Reduce quantity of Tea Bowl' });
	expect(minus).toHaveAttribute('aria-disabled', 'true');
	await user.click(minus);
	expect(minus).toHaveFocus();
	expect(port.intents).toEqual([]);
});
