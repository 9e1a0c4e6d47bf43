import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCart } from '../../../test/fixtures/builders';
import { bowl, mug, quantityOf, renderCart, rowOf } from '../../../test/support/cart-island';

const removeMug = (user: ReturnType<typeof renderCart>['user']) =>
	user.click(screen.getByRole('button', { name: 'Remove Morning Mug' }));
const undo = () => screen.getByRole('button', { name: 'Undo removal of Morning Mug' });

const mugIsBack = () =>
	waitFor(() => expect(screen.getByRole('link', { name: 'Morning Mug' })).toBeVisible());

test('removing offers Undo and focuses it; undo restores the line, its position and the focus', async () => {
	const { user, shop } = renderCart(aCart({ items: [mug, bowl] }));
	await removeMug(user);
	expect(undo()).toHaveFocus();
	expect(screen.getByText('Removed “Morning Mug”.')).toBeVisible();
	await waitFor(() => expect(shop.cartJson.items).toHaveLength(1));
	await user.keyboard('{Enter}');
	await mugIsBack();
	expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
	expect(rowOf('Morning Mug').contains(document.activeElement)).toBe(true);
	expect(quantityOf('Morning Mug')).toHaveValue('2');
	expect(
		screen.getAllByRole('textbox', { name: /^Quantity of / }).map((field) => field.ariaLabel),
	).toEqual(['Quantity of Morning Mug', 'Quantity of Tea Bowl']);
});

test('undo before the response waits for it and is not lost', async () => {
	const { user, port, shop } = renderCart(aCart({ items: [mug, bowl] }));
	port.hold();
	await removeMug(user);
	await user.click(undo());
	const waiting = screen.getByRole('button', { name: 'Bringing back…' });
	expect(waiting).toHaveAttribute('aria-disabled', 'true');
	await act(() => port.release());
	await mugIsBack();
	expect(shop.cartJson.items).toHaveLength(2);
});

test('a line that is removed within the frame of another does not keep that one in the cart', () => {
	const { port } = renderCart(aCart({ items: [mug, bowl] }));
	fireEvent.click(screen.getByRole('button', { name: 'Remove Morning Mug' }));
	expect(undo()).toHaveFocus();
	expect(port.intents).toEqual([]);
	fireEvent.click(screen.getByRole('button', { name: 'Remove Tea Bowl' }));
	fireEvent(window, new Event('pagehide'));
	expect(port.intents).toEqual([
		{ type: 'remove-item', key: mug.key },
		{ type: 'remove-item', key: bowl.key },
	]);
	expect(screen.queryByRole('link', { name: 'Morning Mug' })).toBeNull();
});

test('a line that the shop cannot restore says so where Undo stood, and keeps the focus', async () => {
	const { user, shop } = renderCart(aCart({ items: [mug, bowl] }));
	await removeMug(user);
	await waitFor(() => expect(shop.cartJson.items).toHaveLength(1));
	shop.forgetRemoved();
	await user.click(undo());
	const text = await screen.findByText(
		'Removed “Morning Mug”. This item can no longer be brought back.',
	);
	expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
	expect(text.closest('li')).toHaveFocus();
});

test('a failed undo can be repeated', async () => {
	const { user, port, shop } = renderCart(aCart({ items: [mug, bowl] }));
	await removeMug(user);
	await waitFor(() => expect(shop.cartJson.items).toHaveLength(1));
	port.failNext({ kind: 'connection', reason: 'timeout' });
	await user.click(undo());
	await user.click(await screen.findByRole('button', { name: 'Undo removal of Morning Mug' }));
	await mugIsBack();
});

test('removing the last line shows the empty cart with Undo and a link to the shop', async () => {
	const { user } = renderCart(aCart({ items: [mug] }));
	await removeMug(user);
	expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
	expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop/');
	expect(undo()).toHaveFocus();
	expect(screen.queryByRole('link', { name: 'Proceed to checkout' })).toBeNull();
});
