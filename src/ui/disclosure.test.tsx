import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import { Disclosure } from './disclosure';

const drawn = (startsOpen: boolean) => (
	<Disclosure className="address" summary="Change address" startsOpen={startsOpen}>
		{() => <input aria-label="City" />}
	</Disclosure>
);

test('one that was opened before hydration is filled, and its summary stays, with the focus', () => {
	// What the server prints is what React draws first.
	const { container: printed, unmount } = render(drawn(false));
	const container = document.createElement('div');
	container.append(...Array.from(printed.children, (child) => child.cloneNode(true)));
	unmount();
	document.body.append(container);
	const summary = container.querySelector('summary');
	container.querySelector('details')?.setAttribute('open', '');
	summary?.focus();
	const reported = jest.spyOn(console, 'error').mockReturnValue(undefined);
	render(drawn(true), { container, hydrate: true });
	expect(reported).not.toHaveBeenCalled();
	expect(screen.getByLabelText('City')).toBeInTheDocument();
	expect(container.querySelector('summary')).toBe(summary);
	reported.mockRestore();
});
