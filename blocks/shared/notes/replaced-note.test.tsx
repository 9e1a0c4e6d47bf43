import { applyFilters, removeFilter } from '@wordpress/hooks';
import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import { noteReplacedBlocks } from './replaced-note';

const Block = ({ name }: { readonly name: string }) => <div>{name}</div>;

const show = (name: string) => {
	const Edit = applyFilters('editor.BlockEdit', Block);
	if (typeof Edit !== 'function') {
		throw new Error('The filter returns a component.');
	}
	render(createElement((props: { readonly name: string }) => Edit(props), { name }));
};

afterEach(() => removeFilter('editor.BlockEdit', 'storefront-islands/replaced'));

test('a replaced block says so, with a link for those who may change it', () => {
	noteReplacedBlocks({ replaced: ['woocommerce/cart'], settingsUrl: '/settings/' });
	show('woocommerce/cart');
	expect(screen.getByText('woocommerce/cart')).toBeVisible();
	expect(screen.getByText(/shows its own block here/)).toBeVisible();
	expect(screen.getByRole('link', { name: 'Change this in the settings' })).toHaveAttribute(
		'href',
		'/settings/',
	);
});

test('other blocks stay as they are', () => {
	noteReplacedBlocks({ replaced: ['woocommerce/cart'], settingsUrl: '' });
	show('woocommerce/checkout');
	expect(screen.queryByText(/shows its own block here/)).toBeNull();
});

test('for whom the settings are closed there is no link', () => {
	noteReplacedBlocks({ replaced: ['woocommerce/cart'], settingsUrl: '' });
	show('woocommerce/cart');
	expect(screen.queryByRole('link')).toBeNull();
});
