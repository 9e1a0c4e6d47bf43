import { act, screen, waitFor } from '@testing-library/react';
import { aCart, aCoupon } from '../../../test/fixtures/builders';
import { recordAnnouncements } from '../../../test/support/announcements';
import { mug, renderCart } from '../../../test/support/cart-island';
import { someSettings, unfold } from '../../../test/support/islands';

const openCouponForm = () => {
	unfold('Add a coupon');
	return screen.getByRole('textbox', { name: 'Coupon code' });
};

test('a refused coupon is said once, at its field, until the field is edited', async () => {
	const { user, notices } = renderCart(aCart({ items: [mug] }));
	const field = openCouponForm();
	const { take, stop } = recordAnnouncements();
	await user.type(field, 'nope{Enter}');
	await waitFor(() => expect(field).toBeInvalid());
	expect(take()).toEqual(['assertive: Coupon "nope" does not exist!']);
	stop();
	expect(field).toHaveAccessibleDescription(/nope/);
	expect(notices()).toEqual([]);
	expect(field).toHaveValue('nope');
	await user.type(field, 'x');
	expect(field).toBeValid();
});

test('what becomes of a coupon is said in words; its form folds, and the focus is on the toggle', async () => {
	const { user } = renderCart(aCart({ items: [mug] }));
	const { take, stop } = recordAnnouncements();
	await user.type(openCouponForm(), 'save10{Enter}');
	const remove = await screen.findByRole('button', { name: 'Remove coupon save10' });
	await waitFor(() => expect(screen.getByText('Coupon “save10” applied.')).toBeInTheDocument());
	expect(take()).toContain('polite: Coupon “save10” applied.');
	const toggle = screen.getByText('Add a coupon');
	await waitFor(() => expect(toggle.closest('details')).not.toHaveAttribute('open'));
	expect(toggle).toHaveFocus();
	await user.click(remove);
	expect(toggle).toHaveFocus();
	await waitFor(() => expect(remove).not.toBeInTheDocument());
	await waitFor(() => expect(screen.getByText('Coupon “save10” removed.')).toBeInTheDocument());
	expect(take()).toContain('polite: Coupon “save10” removed.');
	expect(toggle).toHaveFocus();
	stop();
});

test('a coupon that the shop has removed is no longer said to be applied', async () => {
	const { user, doCart } = renderCart(aCart({ items: [mug] }));
	await user.type(openCouponForm(), 'SAVE10{Enter}');
	await waitFor(() => expect(screen.getByText('Coupon “SAVE10” applied.')).toBeInTheDocument());
	act(() => void doCart.receiveCart({ ...aCart({ items: [mug] }) }));
	expect(screen.queryByText('Coupon “SAVE10” applied.')).toBeNull();
});

test('scripts of plugins find coupons by the class names of WooCommerce’s block', () => {
	renderCart(aCart({ items: [mug], coupons: [aCoupon('auto1', 100)] }));
	const coupon = screen
		.getByText('auto1', { selector: '.wc-block-components-chip__text' })
		.closest('.wc-block-components-totals-discount__coupon-list-item');
	expect(coupon).toContainElement(screen.getByRole('button', { name: 'Remove coupon auto1' }));
	expect(screen.getByRole('button', { name: 'Remove coupon auto1' })).toHaveClass(
		'wc-block-components-chip__remove',
	);
});

test('an empty coupon is not sent: its field is required', async () => {
	const { user, port } = renderCart(aCart({ items: [mug] }));
	const field = openCouponForm();
	await user.click(screen.getByRole('button', { name: 'Apply' }));
	expect(field).toBeRequired();
	expect(port.intents).toEqual([]);
});

test('without a coupon form the focus goes from a removed coupon to its section', async () => {
	const { user } = renderCart(
		aCart({ items: [mug], coupons: [aCoupon('save10', 200)] }),
		someSettings({ couponsEnabled: false }),
	);
	await user.click(screen.getByRole('button', { name: 'Remove coupon save10' }));
	expect(screen.getByRole('region', { name: 'Cart totals' })).toHaveFocus();
});

test('a code is shown as it was made, and no discount where the coupon gives none', () => {
	renderCart(
		aCart({ items: [mug], coupons: [aCoupon('free &amp; fast', 0), aCoupon('save10', 200)] }),
	);
	expect(screen.getByText('free & fast').closest('li')).toHaveTextContent(/^free & fast$/);
	expect(screen.getByRole('button', { name: 'Remove coupon free & fast' })).toBeInTheDocument();
	expect(screen.getByText('save10').closest('li')).toHaveTextContent(/^save10-\$2\.00$/);
});
