/** Fills in forms as browsers and password managers do: by the tokens of `autocomplete`, with the events of each. */

/**
 * @typedef {object} Filler How a form is written into, by what a page can see of it.
 * @property {string[]} events What happens at a field, in this order: a type of event, `focus`, `value` or `blur`.
 * @property {boolean} [previews] Shows what it would fill in before it does, by the style alone.
 * @property {boolean} [byIndex] Chooses options by the index that they had when it first saw them.
 * @property {boolean} [isStepwise] Lets the page draw between two fields; otherwise all are filled in one task.
 * @property {boolean} [emailLast] Fills in the e-mail address after the others.
 */

/** @type {Record<string, Filler>} */
export const FILLERS = {
	Chrome: { previews: true, events: ['value', 'change'] },
	'Safari and iOS': {
		byIndex: true,
		isStepwise: true,
		emailLast: true,
		events: ['focus', 'value', 'input', 'change', 'blur'],
	},
	Firefox: { events: ['value', 'input', 'change'] },
	'1Password and Bitwarden': {
		isStepwise: true,
		events: ['focus', 'keydown', 'keyup', 'value', 'input', 'change', 'blur'],
	},
	'an inline suggestion of Android': {
		isStepwise: true,
		events: ['focus', 'compositionstart', 'value', 'input', 'compositionend', 'change', 'blur'],
	},
};

/** Runs in the page. */
const fillPage = async ({ values, filler }) => {
	const nextFrame = () => new Promise((done) => window.requestAnimationFrame(done));
	const wait = async (isReady) => {
		for (let frames = 0; frames < 120 && !isReady(); frames += 1) {
			await nextFrame();
		}
	};
	const fieldOf = (token) => document.querySelector(`[autocomplete="${token}"]`);
	const indexIn = (select, value) =>
		Array.from(select.options).findIndex((option) => option.value === value);
	window.seenIndexes ??= {};

	/** Writes past React, as a browser does. */
	const write = (field, property, value) =>
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property).set.call(field, value);
	const setValue = (field, token, value) => {
		if (!filler.byIndex || field.localName !== 'select') {
			write(field, 'value', value);
			return;
		}
		const country = fieldOf(token.replace(/ .*/, ' country')).value;
		const index = (window.seenIndexes[[token, country, value]] ??= indexIn(field, value));
		write(field, 'selectedIndex', index);
	};
	const fire = (field, type, more = {}) =>
		field.dispatchEvent(Object.assign(new window.Event(type, { bubbles: true }), more));
	const happen = (field, event, token, value) => {
		switch (event) {
			case 'value':
				setValue(field, token, value);
				break;
			case 'focus':
			case 'blur':
				field[event]();
				break;
			default:
				fire(field, event);
		}
	};
	const canTake = (token, value) => {
		const field = fieldOf(token);
		return field !== null && (field.localName !== 'select' || indexIn(field, value) >= 0);
	};
	const fill = ([token, value]) =>
		filler.events.forEach((event) => happen(fieldOf(token), event, token, value));

	const entries = Object.entries(values);
	if (filler.previews) {
		for (const [token] of entries) {
			fire(fieldOf(token), 'animationstart', { animationName: 'storefront-autofilled' });
		}
	}
	const late = [];
	for (const entry of entries) {
		if (filler.isStepwise) {
			await nextFrame();
			await wait(() => canTake(...entry));
		}
		if (canTake(...entry)) {
			fill(entry);
		} else {
			late.push(entry);
		}
	}
	// The options of a state come with its country: what was not there is filled in once it is, as by Chrome.
	for (const entry of late) {
		await wait(() => canTake(...entry));
		fill(entry);
	}
};

/** Values by autofill token, in the order of the page. */
const tokensOf = (kind, { email, ...address }, { emailLast = false }) => {
	const fields = Object.entries(address).map(([token, value]) => [`${kind} ${token}`, value]);
	const mail = email === undefined ? [] : [['email', email]];
	return Object.fromEntries(emailLast ? [...fields, ...mail] : [...mail, ...fields]);
};

/**
 * Fills in an address.
 *
 * @param {import('@playwright/test').Page} page
 * @param {'shipping' | 'billing'} kind
 * @param {Record<string, string>} address Values by autofill token.
 * @param {Filler} filler
 */
export const autofill = (page, kind, address, filler) =>
	page.evaluate(fillPage, { values: tokensOf(kind, address, filler), filler });

/** Returns what the form shows for these fields, by autofill token. */
export const shownAddress = async (page, kind, { email, ...address }) => {
	const shown = {};
	for (const token of Object.keys(address)) {
		shown[token] = await page.locator(`[autocomplete="${kind} ${token}"]`).inputValue();
	}
	return email === undefined
		? shown
		: { email: await page.locator('[autocomplete="email"]').inputValue(), ...shown };
};
