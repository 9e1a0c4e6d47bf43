import { createElement, Fragment, useState } from '@wordpress/element';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeList, SNACKBAR_LIFETIME, SnackbarList } from './notices';
import type { NoticeModel } from './notices';

const notice = (overrides: Partial<NoticeModel> = {}): NoticeModel => ({
	id: 'one',
	status: 'info',
	message: 'Something <b>happened</b>.',
	dismissible: true,
	...overrides,
});

test('an error is an alert with plain text', () => {
	render(
		<NoticeList
			notices={[notice({ status: 'error', dismissible: false }), notice({ id: 'two' })]}
			onDismiss={() => undefined}
		/>,
	);
	expect(screen.getByRole('alert')).toHaveTextContent('Something <b>happened</b>.');
	expect(screen.getByRole('status')).toBeVisible();
});

test('a dismissible notice can be dismissed', async () => {
	const dismissed: string[] = [];
	render(<NoticeList notices={[notice()]} onDismiss={(id) => dismissed.push(id)} />);
	await userEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
	expect(dismissed).toEqual(['one']);
});

test('a notice that is dismissed gives the focus of the keyboard back, or leaves it at its place', async () => {
	const Page = () => {
		const [notices, setNotices] = useState([notice(), notice({ id: 'two' })]);
		return (
			<Fragment>
				<button>Before</button>
				<NoticeList
					notices={notices}
					onDismiss={(gone) => setNotices((now) => now.filter(({ id }) => id !== gone))}
				/>
			</Fragment>
		);
	};
	render(<Page />);
	const dismiss = () => screen.getAllByRole('button', { name: 'Dismiss this notice' })[0];
	act(() => screen.getByText('Before').focus());
	await userEvent.tab();
	expect(dismiss()).toHaveFocus();
	await userEvent.keyboard('{Enter}');
	await waitFor(() => expect(screen.getByText('Before')).toHaveFocus());
	act(() => screen.getByText('Before').blur());
	act(() => dismiss()?.focus());
	await userEvent.keyboard('{Enter}');
	await waitFor(() => expect(document.activeElement).toHaveClass('storefront-notices'));
});

test('a snackbar disappears by itself, but not while it has the focus', () => {
	jest.useFakeTimers();
	const dismissed: string[] = [];
	const dismiss = (id: string) => void dismissed.push(id);
	const { rerender } = render(<SnackbarList notices={[notice()]} onDismiss={dismiss} />);
	act(() => void jest.advanceTimersByTime(SNACKBAR_LIFETIME - 1));
	rerender(<SnackbarList notices={[notice(), notice({ id: 'two' })]} onDismiss={dismiss} />);
	expect(dismissed).toEqual([]);
	act(() => void jest.advanceTimersByTime(1));
	expect(dismissed).toEqual(['one']);
	screen.getAllByRole('button')[1]?.focus();
	act(() => void jest.advanceTimersByTime(SNACKBAR_LIFETIME));
	expect(dismissed).toEqual(['one', 'one']);
	jest.useRealTimers();
});
