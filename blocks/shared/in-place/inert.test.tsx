import { createElement } from '@wordpress/element';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { EDITABLE_CLASS, SLOT_CLASS } from './inert';
import { InertPreview } from './inert-preview';

interface ViewProps {
	readonly label: ReactNode;
	readonly onPress?: () => void;
	readonly onSubmit?: () => void;
	readonly onArea?: () => void;
}

const nothing = () => undefined;

const View = ({ label, onPress = nothing, onSubmit = nothing, onArea = nothing }: ViewProps) => (
	<InertPreview>
		<form
			aria-label="Checkout"
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit();
			}}
		>
			<a href="#elsewhere">{label}</a>
			<button type="submit" onClick={onPress}>
				{label}
			</button>
			<label>
				<input type="checkbox" /> {label}
			</label>
			<a href="/cart/">Cart</a>
			<div className={SLOT_CLASS}>
				<button type="button" onClick={onArea}>
					Add block
				</button>
			</div>
		</form>
	</InertPreview>
);

const Editable = () => (
	<span className={EDITABLE_CLASS} role="textbox" aria-label="Label" contentEditable tabIndex={0} />
);

const isInert = (element: Element): boolean => element.closest('[inert]') !== null;

afterEach(() => {
	window.location.hash = '';
});

test('all is inert but editable texts, areas, and what they stand in', () => {
	render(<View label={<Editable />} />);
	expect(isInert(screen.getByRole('checkbox'))).toBe(true);
	expect(isInert(screen.getByText('Cart'))).toBe(true);
	expect(isInert(screen.getByRole('button', { name: 'Add block' }))).toBe(false);
	for (const text of screen.getAllByRole('textbox', { name: 'Label' })) {
		expect(isInert(text)).toBe(false);
	}
});

test('without an editable text its surroundings are inert, also after a change', async () => {
	const { rerender } = render(<View label="Plain" />);
	const link = screen.getByText('Plain', { selector: 'a' });
	expect(isInert(link)).toBe(true);
	rerender(<View label={<Editable />} />);
	await waitFor(() => expect(isInert(link)).toBe(false));
	rerender(<View label="Plain" />);
	await waitFor(() => expect(isInert(link)).toBe(true));
});

test('links, buttons, labels and forms around an editable text do nothing', async () => {
	const user = userEvent.setup();
	const onPress = jest.fn();
	const onSubmit = jest.fn();
	render(<View label={<Editable />} onPress={onPress} onSubmit={onSubmit} />);
	for (const text of screen.getAllByRole('textbox', { name: 'Label' })) {
		await user.click(text);
		await user.keyboard(' {Enter}');
	}
	screen.getAllByRole('link').forEach((link) => link.click());
	screen.getAllByRole('button').forEach((button) => button.click());
	expect(onPress).not.toHaveBeenCalled();
	expect(onSubmit).not.toHaveBeenCalled();
	expect(screen.getByRole('checkbox')).not.toBeChecked();
	expect(window.location.hash).toBe('');
});

test('what stands in an area works', () => {
	const onArea = jest.fn();
	render(<View label="Plain" onArea={onArea} />);
	screen.getByRole('button', { name: 'Add block' }).click();
	expect(onArea).toHaveBeenCalledTimes(1);
});
