import { createElement } from '@wordpress/element';
import { render, screen, within } from '@testing-library/react';
import { someSettings } from '../../test/support/islands';
import { AccountPreview } from './preview';

test('a customer has the menu, of which orders are shown, in the currency of the shop', () => {
	const yen = { ...someSettings().currency, minorUnit: 0, prefix: '¥', suffix: '' };
	render(<AccountPreview visitor="customer" settings={{ ...someSettings(), currency: yen }} />);
	const menu = screen.getByRole('navigation', { name: 'My account' });
	expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
	expect(within(menu).getAllByRole('link')).toHaveLength(6);
	expect(screen.getByRole('row', { name: /#1042 Processing/ })).toHaveTextContent('¥58');
});

test('a guest logs in', () => {
	render(<AccountPreview visitor="guest" settings={someSettings()} />);
	expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
	expect(screen.getByRole('textbox', { name: 'Username or email address' })).toBeInTheDocument();
	expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
});
