import { createElement, hydrateRoot, useState } from '@wordpress/element';
import { act, render, screen } from '@testing-library/react';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { keepTicks } from './ticks';

const Form = ({ begins }: { readonly begins: boolean }) => {
	const [isTicked, setTicked] = useState(begins);
	return (
		<main>
			<CheckboxField id="create-account" label="Account" checked={isTicked} onChange={setTicked} />
			<output>{String(isTicked)}</output>
		</main>
	);
};

/** Opens a page whose server has printed the box the other way round than the island begins. */
const open = (begins: boolean): HTMLElement => {
	const { container, unmount } = render(<Form begins={begins} />);
	const printed = container.cloneNode(true);
	unmount();
	if (!(printed instanceof HTMLElement)) {
		throw new Error('The form is an element.');
	}
	// A box that nobody has touched, unlike a copy of React's.
	const box = document.createElement('input');
	for (const { name, value } of printed.querySelector('input')?.attributes ?? []) {
		box.setAttribute(name, value);
	}
	box.toggleAttribute('checked', !begins);
	printed.querySelector('input')?.replaceWith(box);
	document.body.replaceChildren(printed);
	keepTicks(printed);
	return printed;
};

test.each([false, true])('React takes over the printed tick, not its own: %j', (begins) => {
	const page = open(begins);
	act(() => {
		hydrateRoot(page, <Form begins={begins} />);
	});
	expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(!begins);
	expect(screen.getByRole('status')).toHaveTextContent(String(!begins));
});
