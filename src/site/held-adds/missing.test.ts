import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { sayWhatIsMissing } from './missing';

const COLOR = `<label data-missing="Please choose: Color"><span>Color</span>
	<select required><option value="">Choose…</option><option>Red</option></select></label>`;

const SIZE = `<fieldset data-missing="Please choose: Size"><legend>Size</legend>
	<label><input type="radio" name="size" required>S</label><label><input type="radio" name="size" required>M</label>
	</fieldset>`;

/** Opens a page with a form; the browser's own messages are counted. */
const open = (fields: string) => {
	const page = new DOMParser().parseFromString(`<form>${fields}</form>`, 'text/html');
	document.body.replaceChildren(...page.body.childNodes);
	let saidByBrowser = 0;
	const listeners = new AbortController();
	sayWhatIsMissing({
		addEventListener: (type, listener) =>
			listener &&
			document.addEventListener(type, listener, { capture: true, signal: listeners.signal }),
	});
	document.body.addEventListener(
		'invalid',
		({ defaultPrevented }) => {
			saidByBrowser += defaultPrevented ? 0 : 1;
		},
		{ capture: true, signal: listeners.signal },
	);
	return {
		send: () => {
			saidByBrowser = 0;
			return document.querySelector('form')?.reportValidity();
		},
		saidByBrowser: () => saidByBrowser,
		close: () => listeners.abort(),
	};
};

test('each choice that is missing is said at its field, and the first gets the focus', async () => {
	const { send, saidByBrowser, close } = open(COLOR + SIZE);
	expect(send()).toBe(false);
	const color = screen.getByRole('combobox', { name: 'Color' });
	expect(color).toHaveFocus();
	expect(color).toBeInvalid();
	expect(color).toHaveAccessibleDescription('Please choose: Color');
	const small = screen.getByRole('radio', { name: 'S' });
	expect(small).toHaveAccessibleDescription('Please choose: Size');
	expect(small).toHaveAttribute('aria-invalid', 'true');
	expect(saidByBrowser()).toBe(0);

	await userEvent.selectOptions(color, 'Red');
	expect(color).toBeValid();
	expect(screen.queryByText('Please choose: Color')).toBeNull();
	send();
	expect(small).toHaveFocus();
	expect(screen.getAllByText('Please choose: Size')).toHaveLength(1);
	await userEvent.click(screen.getByRole('radio', { name: 'M' }));
	expect(small).not.toHaveAccessibleDescription();
	expect(small).toHaveAttribute('aria-invalid', 'false');
	expect(send()).toBe(true);
	close();
});

test("a plugin's field is left to the browser", () => {
	const { send, saidByBrowser, close } = open(`<label>Engraving<input required></label>${COLOR}`);
	send();
	expect(saidByBrowser()).toBe(1);
	expect(screen.getByRole('combobox', { name: 'Color' })).not.toHaveFocus();
	close();
});
