/**
 * The checkout's form as the jQuery of classic payment methods finds it: form.checkout, #place_order,
 * #payment_method_ID, and their events.
 */
import type { JQuery } from '../../stores/cart/page/jquery';

/** jQuery collection with the methods that only this file uses. */
export interface ClassicForm {
	/** Runs the handlers of an event; false if the last of them returned it. */
	readonly allows: (event: string) => boolean;
	/** Calls the listener when a script submits the form. */
	readonly onSubmit: (listener: () => void) => void;
}

interface Triggered {
	readonly triggerHandler: (name: string, args: readonly unknown[]) => unknown;
}

const canTrigger = (collection: object): collection is Triggered => 'triggerHandler' in collection;

/** Connects the form with jQuery; without jQuery nothing refuses and nothing submits. */
export const connectForm = (form: Element, jQuery: JQuery | undefined): ClassicForm => {
	const collection = jQuery?.(form);
	return {
		allows: (event) =>
			!collection || !canTrigger(collection) || collection.triggerHandler(event, [{}]) !== false,
		onSubmit: (listener) => {
			collection?.on('submit', (event) => {
				// A native event is the Enter key in a field, which orders nothing.
				if (typeof event === 'object' && event !== null && !Reflect.get(event, 'originalEvent')) {
					listener();
				}
			});
		},
	};
};

/** True if the payment method's own script lets the order go. */
export const isAllowed = (form: ClassicForm, gateway: string): boolean =>
	form.allows('checkout_place_order') && form.allows(`checkout_place_order_${gateway}`);

const CHOICE = 'storefront-classic-choice';
const VALUES = 'storefront-classic-values';

/** Marks the form and the button with the names of the classic checkout. React leaves them: it has never set them. */
export const nameForm = (form: HTMLFormElement, button: Element | null): void => {
	form.classList.add('checkout', 'woocommerce-checkout');
	form.setAttribute('name', 'checkout');
	button?.setAttribute('id', 'place_order');
	button?.setAttribute('name', 'woocommerce_checkout_place_order');
};

/** Tells listeners of the form that it is sent, as a press on the classic checkout's button does; it sends nothing. */
export const announceSubmit = (form: HTMLFormElement): void => {
	form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
};

/** Returns a hidden group of the form; React has none there and leaves it. */
const groupIn = (form: HTMLFormElement, className: string): HTMLElement =>
	form.querySelector<HTMLElement>(`.${className}`) ??
	form.appendChild(
		Object.assign(form.ownerDocument.createElement('div'), { className, hidden: true }),
	);

const createRadio = (
	group: HTMLElement,
	name: string,
	onChoose: (name: string) => void,
): HTMLInputElement => {
	const radio = Object.assign(group.ownerDocument.createElement('input'), {
		type: 'radio',
		className: 'input-radio',
		id: `payment_method_${name}`,
		name: 'payment_method',
		value: name,
	});
	radio.addEventListener('change', () => {
		if (group.dataset['chosen'] !== name) {
			onChoose(name);
		}
	});
	return radio;
};

/**
 * Writes the chosen payment method where classic scripts look for it: a hidden radio for each method, which is pressed, as
 * they listen to its click and its change. Choosing one of them by script chooses the method.
 */
export const writeChoice = (
	form: HTMLFormElement,
	names: readonly string[],
	chosen: string,
	onChoose: (name: string) => void,
): void => {
	const group = groupIn(form, CHOICE);
	const radios = [...group.querySelectorAll('input')];
	if (radios.map(({ value }) => value).join(' ') !== names.join(' ')) {
		group.replaceChildren(...names.map((name) => createRadio(group, name, onChoose)));
	}
	group.dataset['chosen'] = chosen;
	for (const radio of group.querySelectorAll('input')) {
		if (radio.value !== chosen) {
			radio.checked = false;
		} else if (!radio.checked) {
			radio.click();
		}
	}
};

/**
 * Writes values of the form where classic scripts read them, by id, name or `serialize()`: into hidden fields, as ours have
 * other names. What a script writes there changes nothing.
 */
export const writeValues = (
	form: HTMLFormElement,
	values: Readonly<Record<string, string>>,
): void => {
	const group = groupIn(form, VALUES);
	const inputs = new Map([...group.querySelectorAll('input')].map((input) => [input.name, input]));
	for (const [name, value] of Object.entries(values)) {
		const input =
			inputs.get(name) ??
			group.appendChild(
				Object.assign(form.ownerDocument.createElement('input'), {
					type: 'hidden',
					id: name,
					name,
				}),
			);
		input.value = value;
	}
};
