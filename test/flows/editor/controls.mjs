/**
 * Finds and operates all controls in the settings and the toolbar of a block, whatever they are. Controls that
 * WordPress adds to every block (alignment, colours, spacing, "Advanced") are left out.
 */

/**
 * Controls of the settings and the toolbar that belong to WordPress, and those that choose the state or a part of a
 * preview, which change nothing that is saved.
 */
const OF_WORDPRESS = [
	'.block-editor-block-inspector__advanced',
	'.block-editor-block-inspector__position',
	'[class*="-block-support-panel"]',
	'.block-editor-block-card',
	'[role="tablist"]',
	'.block-editor-inspector-controls-tabs__hint',
	'.block-editor-block-styles',
	'.block-editor-skip-to-selected-block',
	'.components-panel__body-toggle',
	'.block-editor-block-toolbar__block-controls',
	'.block-editor-block-parent-selector',
	'.block-editor-block-mover',
	'.block-editor-block-settings-menu',
	'[class*="block-switcher"]',
	'[aria-label="Align"]',
	'[aria-label^="Preview: "]',
	'[aria-label="Parts"]',
].join();

/**
 * @typedef {object} Change Change that a control can make. A list of options counts as one change per option.
 * @property {string} key Identifies the control and the change.
 * @property {number} index Value of the element's data-flow-control.
 * @property {string} kind
 * @property {string} value
 */

/** @returns {Promise<Change[]>} */
const changesOf = (place) =>
	place.evaluate((root, ofWordPress) => {
		const labelOf = (element) =>
			element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
		const kindOf = (element) => {
			if (element.matches('select')) {
				return 'select';
			}
			if (element.matches('button')) {
				if (element.getAttribute('role') === 'radio') {
					return 'radio';
				}
				if (element.closest('[role="toolbar"]') === null) {
					return 'button';
				}
				return element.hasAttribute('aria-haspopup') ? 'menu' : 'tool';
			}
			if (element.closest('.components-form-token-field')) {
				return 'token';
			}
			if (element.inputMode === 'numeric') {
				return 'number';
			}
			return element.getAttribute('role') === 'combobox' ? 'combobox' : element.type;
		};
		const otherNumber = ({ value, min, max, step }) =>
			String(
				max !== '' && Number(value) >= Number(max) ? min : Number(value) + (Number(step) || 1),
			);
		const valuesOf = (element, kind) => {
			switch (kind) {
				case 'select':
					return [...element.options]
						.filter((option) => !option.disabled && !option.selected)
						.map((option) => option.value);
				case 'radio':
					return element.getAttribute('aria-checked') === 'true' || element.checked ? [] : [''];
				case 'tool':
					return element.getAttribute('aria-pressed') === 'true' ? [] : [''];
				case 'range':
				case 'number':
					return [otherNumber(element)];
				default:
					return [''];
			}
		};
		for (const element of root.querySelectorAll('[data-flow-control]')) {
			delete element.dataset.flowControl;
		}
		return [...root.querySelectorAll('input, select, textarea, button')]
			.filter(
				(element) =>
					element.getClientRects().length > 0 &&
					!element.disabled &&
					!element.readOnly &&
					!element.closest(ofWordPress),
			)
			.flatMap((element, index) => {
				element.dataset.flowControl = String(index);
				const kind = kindOf(element);
				const group = element.closest('[role="radiogroup"]')?.getAttribute('aria-label') ?? '';
				const name = [group, labelOf(element).trim(), kind].join('/');
				return valuesOf(element, kind).map((value) => ({
					key: kind === 'select' ? `${name}=${value}` : name,
					index,
					kind,
					value,
				}));
			});
	}, OF_WORDPRESS);

const TEXTS = { 'datetime-local': '2030-01-02T03:04', url: 'https://example.com/' };

const make = async (page, control, { kind, value }) => {
	switch (kind) {
		case 'select':
			await control.selectOption(value);
			break;
		case 'checkbox':
		case 'radio':
		case 'button':
		case 'tool':
			await control.click();
			break;
		case 'menu':
			await control.click();
			await page
				.locator('.components-dropdown-menu__menu [role^="menuitem"]:not([aria-checked="true"])')
				.first()
				.click();
			break;
		case 'range':
			await control.press(
				Number(value) < Number(await control.inputValue()) ? 'Home' : 'ArrowRight',
			);
			break;
		case 'number':
			await control.fill(value);
			await control.press('Tab');
			break;
		case 'combobox':
			await control.click();
			// Its options may come from the shop.
			await page.locator('[role="listbox"] [role="option"]').first().waitFor();
			await control.press('ArrowDown');
			await control.press('Enter');
			break;
		case 'token':
			await control.fill('de');
			await control.press('Enter');
			break;
		default:
			await control.fill(TEXTS[kind] ?? 'Flow');
	}
};

/**
 * Makes every change that the settings and the toolbar of the selected block offer, including controls that appear
 * meanwhile.
 *
 * @param {import('@playwright/test').Page} page
 * @param {ReturnType<typeof import('../screens/editor.mjs').editorScreen>} editor
 * @param {string} id Id of the selected block.
 * @returns {Promise<string[]>} Keys of the changes that have no effect. Buttons in the settings are not included: they
 * may copy, or open something.
 */
export const changeEverything = async (page, editor, id) => {
	const made = new Set();
	const idle = [];
	for (const place of [editor.inspector, editor.toolbar]) {
		for (;;) {
			await editor.unfold();
			const next = (await changesOf(place)).find(({ key }) => !made.has(key));
			if (next === undefined) {
				break;
			}
			made.add(next.key);
			const before = JSON.stringify(await editor.read(id));
			await make(page, place.locator(`[data-flow-control="${next.index}"]`), next);
			if (next.kind !== 'button' && JSON.stringify(await editor.read(id)) === before) {
				idle.push(next.key);
			}
		}
	}
	return idle;
};
