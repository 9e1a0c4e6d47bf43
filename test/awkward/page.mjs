/**
 * A shopper's clicks on HTML that a shop has printed, in jsdom with the plugin's own scripts. Each way to buy ends in a
 * request for the shop, or in a word: `link` (a link to the product or to another shop), `refused` (the page does not
 * let the choice be sent), `none` (nothing to press).
 *
 * @typedef {{kind: 'form' | 'held', fields: [string, string][], theirs?: boolean, files?: Record<string, string>} |
 * {kind: 'api', bodies: object[]} | 'link' | 'refused' | 'none'} Attempt
 */
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { inProject } from '../../tools/paths.mjs';

const ADD_BUTTON = 'button[name="add-to-cart"], form.cart button[type="submit"]';

/** Stands for the variation that WooCommerce's script asks the shop for, where its form lists none. */
const ASKED = { attributes: {}, variation_id: 'ask', is_purchasable: true, is_in_stock: true };

const compileScripts = async () => {
	const { outputFiles } = await build({
		entryPoints: [inProject('test/awkward/shopper.ts')],
		bundle: true,
		write: false,
		format: 'iife',
		globalName: 'shopper',
		footer: { js: 'window.shopper = shopper;' },
		logLevel: 'error',
	});
	return outputFiles[0].text;
};

/** What a shopper reads beside a select. */
const labelOf = ({ labels }) => {
	const [label] = labels;
	return (label?.querySelector('span') ?? label)?.textContent.trim();
};

/** Presses the radio button of a value; false if there is none. */
const press = (form, name, value) => {
	const group = [...form.querySelectorAll('fieldset')].find((one) =>
		one.querySelector('legend')?.textContent.trim().startsWith(name),
	);
	const radio = [...(group?.querySelectorAll('[type="radio"]:enabled') ?? [])].find(
		({ labels }) => labels[0]?.textContent.trim() === value,
	);
	radio?.click();
	return radio !== undefined;
};

/** Makes the choices of an entry of the catalogue; false if the page does not offer one. */
const choose = (form, { choose: choices = {}, quantity, fields = {}, members = {} }, idOf) => {
	const { Event } = form.ownerDocument.defaultView;
	const isChosen = Object.entries(choices).every(([name, value]) => {
		const select = [...form.querySelectorAll('select')].find((one) => labelOf(one) === name);
		if (!select) {
			return press(form, name, value);
		}
		const option = [...(select?.options ?? [])].find(
			({ text, disabled }) => text === value && !disabled,
		);
		if (option) {
			select.value = option.value;
			select.dispatchEvent(new Event('change', { bubbles: true }));
		}
		return option !== undefined;
	});
	const type = (name, value) => {
		const named = [...form.elements].filter((one) => one.name === name);
		const box = named.find((one) => one.type === 'checkbox' && one.value === value);
		if (box) {
			box.checked = true;
		} else if (named[0]?.type !== 'hidden') {
			named[0].value = value;
		}
	};
	if (quantity) {
		type('quantity', quantity);
	}
	Object.entries(members).forEach(([sku, pieces]) => type(`quantity[${idOf(sku)}]`, pieces));
	Object.entries(fields).forEach(([name, value]) => type(name, value));
	return isChosen;
};

export const openPage = async (idOf) => {
	const { window } = new JSDOM('', { runScripts: 'outside-only' });
	window.eval(await compileScripts());
	const { shopper } = window;

	/** Returns form and button; null for HTML without. */
	const open = (html) => {
		window.document.body.innerHTML = html;
		const button = window.document.querySelector(ADD_BUTTON);
		return button === null ? null : { button, form: button.form };
	};

	/** Presses the button of a form after the choices of an entry. */
	const buy = (html, { buy: clicks, type }, send) => {
		const opened = open(html);
		if (opened === null) {
			const link = window.document.querySelector('a[href]:not([rel="nofollow"]), a.button');
			return link === null ? 'none' : 'link';
		}
		const { form, button } = opened;
		if (form.method === 'get') {
			return 'link';
		}
		const begin = form.matches('[data-island]') ? send.begin?.(form) : undefined;
		const isChosen = choose(form, clicks, idOf);
		if (!isChosen || button.disabled || !form.checkValidity()) {
			return 'refused';
		}
		return send.end(form, button, begin, { ...clicks, type });
	};

	const plain = (form, button, _begun, { files }) => ({
		kind: 'form',
		fields: [...new window.FormData(form, button)]
			.filter(([, value]) => typeof value === 'string')
			.map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]),
		...(files && { files }),
	});

	const withoutScript = (html, entry) => buy(html, entry, { end: plain });

	const early = (html, entry) =>
		buy(html, entry, {
			// canWait leaves a form with a file to the browser; this one's has none, as jsdom lets nobody choose one.
			end: (form, button, begun, clicks) =>
				clicks.files || shopper.submittedForm({ type: 'click', target: button }) === null
					? plain(form, button, begun, clicks)
					: { kind: 'held', fields: shopper.fieldsOf(form) },
		});

	const bodyOf = ({ productId, quantity = 1, variation = [], extra = {} }) =>
		shopper.requestFor({
			type: 'add-item',
			productId,
			quantity,
			variation,
			extra,
			idempotencyKey: '',
		}).body;

	const hydrated = (html, entry) =>
		buy(html, entry, {
			begin: (form) => {
				const bodies = [];
				const props = shopper.readProps(JSON.parse(form.dataset.props));
				const enhance = props.members.length > 0 ? shopper.enhanceGroup : shopper.enhance;
				if (props.variations.length + props.more.length > 0) {
					shopper.followChoice(form, props, props.unchosen, shopper.choiceEffects);
				}
				enhance(
					form,
					props,
					shopper.effectsOf((request) => bodies.push(bodyOf(request))),
				);
				return bodies;
			},
			end: (form, button, bodies, clicks) => {
				if (!bodies || clicks.files) {
					return plain(form, button, bodies, clicks);
				}
				button.click();
				return bodies.length > 0 ? { kind: 'api', bodies } : 'refused';
			},
		});

	/** Does what WooCommerce's own script does: variation_id is that of the variation which the choices make. */
	const theirForm = (html, entry) =>
		buy(html, entry, {
			end: (form, button, begun, clicks) => {
				const sent = { ...plain(form, button, begun, clicks), theirs: true };
				const list = form.dataset.product_variations;
				if (list === undefined) {
					return sent;
				}
				const chosen = [...form.querySelectorAll('select')].map(({ name, value }) => [name, value]);
				const found = (JSON.parse(list) || [ASKED]).find(({ attributes }) =>
					chosen.every(
						([name, value]) => value !== '' && ['', value].includes(attributes[name] ?? ''),
					),
				);
				if (!found?.is_purchasable || !found.is_in_stock) {
					return 'refused';
				}
				const others = sent.fields.filter(([name]) => name !== 'variation_id');
				return { ...sent, fields: [...others, ['variation_id', String(found.variation_id)]] };
			},
		});

	/**
	 * WooCommerce's button in lists: its link adds, or leads to the product. It adds one piece, ours the least that the
	 * shop sells (docs/behaviour.md#quantities).
	 */
	const theirCard = (html, { quantity: { minimum = 1 } = {} }) => {
		window.document.body.innerHTML = html;
		const link = window.document.querySelector('a');
		const id = link && new URL(link.href, 'http://shop/').searchParams.get('add-to-cart');
		if (!id) {
			return link === null ? 'none' : 'link';
		}
		const fields = Object.entries({ 'add-to-cart': id, quantity: String(minimum) });
		return { kind: 'form', theirs: true, fields };
	};

	/** Returns what the buttons of cross-sells do, by product id. */
	const crossSells = (json) => {
		const { ok, value } = shopper.decodeCart(json);
		if (!ok) {
			throw new Error('The cart cannot be decoded.');
		}
		return new Map(
			shopper.readCart(value).crossSells.map(({ productId, action, minimumQuantity }) => [
				productId,
				{
					add: { kind: 'api', bodies: [bodyOf({ productId, quantity: minimumQuantity })] },
					choose: 'link',
					none: 'none',
				}[action],
			]),
		);
	};

	return { withoutScript, early, hydrated, theirForm, theirCard, crossSells };
};
