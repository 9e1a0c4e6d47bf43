/**
 * Says at a field of a product's form what is still to be chosen, in the shop's words and colours instead of the
 * browser's, before and after hydration. The text is in the HTML (Catalogue\ProductForm\VariationFields). Fields of plugins have
 * none: there the browser says it.
 */

type Control = HTMLSelectElement | HTMLInputElement;

const CONTROLS = 'select, input';
const ERROR = 'storefront-add-to-cart__missing';

const isControl = (target: EventTarget | null): target is Control =>
	target instanceof Element && target.matches(CONTROLS);

const isInvalid = (control: Element): boolean =>
	'validity' in control && control.validity instanceof ValidityState && !control.validity.valid;

const show = (field: HTMLElement): void => {
	if (!field.querySelector(`.${ERROR}`)) {
		const { ownerDocument: page, dataset } = field;
		const error = page.createElement('span');
		error.id = `missing-${String([...page.querySelectorAll('[data-missing]')].indexOf(field))}`;
		error.className = ERROR;
		error.textContent = dataset['missing'] ?? '';
		// Read as the description of the field, and not as a part of its name, which is the label's.
		error.setAttribute('aria-hidden', 'true');
		field.append(error);
		field.querySelectorAll(CONTROLS).forEach((control) => {
			control.setAttribute('aria-describedby', error.id);
			control.setAttribute('aria-invalid', 'true');
		});
	}
};

const hide = (field: Element): void => {
	field.querySelector(`.${ERROR}`)?.remove();
	field.querySelectorAll(CONTROLS).forEach((control) => {
		control.removeAttribute('aria-describedby');
		// Without it a browser tells of a choice that is still to be made as of a wrong one.
		control.setAttribute('aria-invalid', 'false');
	});
};

/** @param window Receives the events of all forms. */
export const sayWhatIsMissing = (window: Pick<EventTarget, 'addEventListener'>): void => {
	const listen = (
		type: string,
		act: (field: HTMLElement, control: Control, event: Event) => void,
	): void => {
		const listener = (event: Event): void => {
			const { target } = event;
			if (isControl(target)) {
				const field = target.closest<HTMLElement>('[data-missing]');
				if (field) {
					act(field, target, event);
				}
			}
		};
		window.addEventListener(type, listener, true);
	};
	listen('invalid', (field, control, event) => {
		event.preventDefault();
		show(field);
		// The browser focuses the first field only if it says something there.
		const first = [...(control.form?.elements ?? [])].find(isInvalid);
		if (first === control) {
			control.focus();
		}
	});
	listen('change', hide);
};
