import { createElement, createPortal } from '@wordpress/element';
import { render, screen, within } from '@testing-library/react';
import { AreaSlotsProvider, useAreaSlot, useAreaSlots } from './area-slots';

const Area = ({ place }: { readonly place: string }) => {
	const { slot, isOpen } = useAreaSlot(place);
	const text = isOpen ? `${place}, open` : place;
	return slot === null ? <p>{`${text}, nowhere`}</p> : createPortal(<p>{text}</p>, slot);
};

const Block = ({ shown, isOpen }: { readonly shown: string; readonly isOpen: boolean }) => {
	const { area, elements } = useAreaSlots<string>();
	return (
		<AreaSlotsProvider elements={elements} isOpen={isOpen}>
			<section aria-label="Preview">{area(shown)}</section>
			<Area place="above" />
			<Area place="empty" />
		</AreaSlotsProvider>
	);
};

const preview = () => screen.getByRole('region', { name: 'Preview' });

test('an area stands at its place in the preview; one whose place does not show stands nowhere', () => {
	render(<Block shown="above" isOpen={false} />);
	expect(within(preview()).getByText('above')).toBeVisible();
	expect(preview()).not.toHaveTextContent('empty');
	expect(screen.getByText('empty, nowhere')).toBeInTheDocument();
});

test('an area follows its place when the preview changes', () => {
	const { rerender } = render(<Block shown="above" isOpen={false} />);
	rerender(<Block shown="empty" isOpen />);
	expect(preview()).toHaveTextContent(/^empty, open$/);
	expect(screen.getByText('above, open, nowhere')).toBeInTheDocument();
});
