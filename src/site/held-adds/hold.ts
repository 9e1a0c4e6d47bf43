import { HELD_ADDS, writeLeftAdds, type LeftAdds } from '../../domain/cart/left-adds';
import { addButtonOf, fieldsOf, formAskedBy, showHeard } from './add-form';
import { whenAwake } from './when-awake';

/** What holding adds back needs of the page. */
export interface AddsPage {
	readonly window: Pick<EventTarget, 'addEventListener'>;
	/** Where the next page finds what was sent; null where the browser forbids it. */
	readonly storage: Pick<Storage, 'setItem'> | null;
	/** Sends what nobody waits for the answer of, also when the page is gone. */
	readonly sendBeacon: (to: string, body: string) => void;
	/** Resolves when the shop has answered, rejects where it cannot be reached. */
	readonly post: (to: string, body: string) => Promise<unknown>;
	readonly leaveFor: (address: string) => void;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly createKey: () => string;
	/** Calls back when a visitor has waited long enough for an answer to a click. */
	readonly later: (callback: () => void) => void;
}

/**
 * Holds back what is asked of a product's form while its island sleeps, as its scripts are big. Each add has a key, which stands at
 * the form until the island takes it: whoever sends the add, and how often, the shop adds once. What is held
 *
 * - is done by the island once it is awake,
 * - is sent when the page is left,
 * - is sent when the visitor has waited long enough, and the page is left for where the form leads.
 *
 * It travels in one request, in the order of the clicks: two at a time would begin two sessions of a new visitor.
 */
export const holdAdds = (page: AddsPage): void => {
	const forms = new Set<HTMLFormElement>();
	let newest = 0;

	const held = (): readonly HTMLFormElement[] => [...forms].filter(({ dataset }) => dataset.addKey);

	const packed = (adds: readonly HTMLFormElement[]): LeftAdds => ({
		since: page.now(),
		to: adds[0]?.getAttribute('action') ?? '',
		body: JSON.stringify({
			[HELD_ADDS]: adds.map((form) => ({
				key: form.dataset.addKey,
				fields: fieldsOf(form),
			})),
		}),
	});

	const press = (form: HTMLFormElement): void => {
		addButtonOf(form)?.click();
	};

	const handOver = (form: HTMLFormElement): void => {
		// A grid may have been swapped meanwhile: what was asked of a form that is gone is sent with the rest.
		if (form.isConnected) {
			addButtonOf(form)?.removeAttribute('aria-busy');
			press(form);
			// Where the island has left it, the browser itself has sent the form.
			delete form.dataset.addKey;
		}
	};

	const giveBack = async (): Promise<void> => {
		const adds = held();
		if (adds.length === 0) {
			return;
		}
		const { to, body } = packed(adds);
		try {
			await page.post(to, body);
		} catch {
			// Nothing leads anywhere: it waits for the network, or another click.
			return;
		}
		if (adds.some(({ dataset }) => dataset.addKey)) {
			// What was asked for meanwhile is sent as the page goes.
			adds.forEach((form) => forms.delete(form));
			page.leaveFor(to);
		}
	};

	const hold = (form: HTMLFormElement): void => {
		if (!form.dataset.addKey) {
			form.dataset.addKey = page.createKey();
			whenAwake(form, () => handOver(form));
		}
		// A form that is asked again is meant once.
		forms.add(form);
		showHeard(form);
		newest += 1;
		const turn = newest;
		page.later(() => {
			// Who goes on asking does not wait yet.
			if (turn === newest) {
				void giveBack();
			}
		});
		// Some assistive technology clicks, and does nothing that would have woken the island before.
		form.dispatchEvent(new Event('pointerover'));
	};

	const act = (event: Event): void => {
		const form = formAskedBy(event);
		if (form) {
			// Before boot, which would hold it back for its island.
			event.stopImmediatePropagation();
			// What is missing the browser says itself.
			if (form.checkValidity()) {
				event.preventDefault();
				hold(form);
			}
		}
	};
	for (const type of ['click', 'submit']) {
		page.window.addEventListener(type, act, true);
	}

	// Pressed again, a form tries again to wake its island.
	page.window.addEventListener('online', () => held().forEach(press));

	page.window.addEventListener('pagehide', () => {
		const adds = held();
		if (adds.length > 0) {
			const left = packed(adds);
			page.sendBeacon(left.to, left.body);
			page.storage?.setItem(HELD_ADDS, writeLeftAdds(left));
		}
	});
};
