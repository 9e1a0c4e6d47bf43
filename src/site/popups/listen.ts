/** Triggers of popups (docs/behaviour.md#popups). */
import { ADDED_TO_CART } from '../../domain/cart/events';
import { hasScrolled, readTriggers } from '../../domain/site/popups/trigger';
import type { PopupTrigger } from '../../domain/site/popups/trigger';
import { POPUP_OPENED } from '../events';
import type { ShowPopupRequest } from '../events';
import { parseSettings } from '../popup-memory';

/** Events that count as activity. */
const VISITOR_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;

/** Returns the scroll position in per cent of the scrollable height. */
const scrolledPercent = (): number =>
	(100 * scrollY) / (document.documentElement.scrollHeight - innerHeight);

/**
 * Listens for one trigger of a popup until the signal is aborted.
 *
 * @param fire May be called more than once, also after the abort.
 * @throws DOMException if the selector is invalid.
 */
export const listenFor = (
	trigger: PopupTrigger,
	signal: AbortSignal,
	fire: (by: ShowPopupRequest['by']) => void,
): void => {
	const fireAlone = (): void => fire('trigger');
	const on = <Type extends keyof WindowEventMap>(
		type: Type,
		listener: (event: WindowEventMap[Type]) => void,
	): void => window.addEventListener(type, listener, { capture: true, passive: true, signal });

	switch (trigger.on) {
		case 'load':
			setTimeout(fireAlone, trigger.seconds * 1000 - performance.now());
			return;
		case 'idle': {
			let timer: ReturnType<typeof setTimeout>;
			const restart = (): void => {
				clearTimeout(timer);
				timer = setTimeout(fireAlone, trigger.seconds * 1000);
			};
			VISITOR_EVENTS.forEach((type) => on(type, restart));
			restart();
			return;
		}
		case 'scroll': {
			let lowest = 0;
			on('scroll', () => {
				const current = scrolledPercent();
				lowest = Math.max(lowest, current);
				if (hasScrolled(trigger, lowest, current)) {
					fireAlone();
				}
			});
			return;
		}
		case 'element': {
			const element = document.querySelector(trigger.selector);
			if (element) {
				new IntersectionObserver((entries, observer) => {
					if (entries.some(({ isIntersecting }) => isIntersecting)) {
						observer.disconnect();
						fireAlone();
					}
				}).observe(element);
			}
			return;
		}
		case 'click': {
			const { selector } = trigger;
			// Makes an invalid selector throw here, not on every click.
			document.querySelector(selector || '*');
			let clicks = 0;
			on('click', ({ target }) => {
				if (!selector || (target instanceof Element && target.closest(selector))) {
					clicks += 1;
					if (clicks >= trigger.clicks) {
						fire(selector ? 'click' : 'trigger');
					}
				}
			});
			return;
		}
		case 'exit':
			on('mouseout', ({ clientY, relatedTarget }) => {
				if (clientY <= 0 && !relatedTarget) {
					fireAlone();
				}
			});
			return;
		case 'cart':
			document.body.addEventListener(ADDED_TO_CART, fireAlone, { signal });
	}
};

/**
 * Requests a popup when one of its triggers fires. Once it has opened, its triggers are removed
 * (docs/behaviour.md#popups).
 */
export const watchPopup = (
	dialog: HTMLDialogElement,
	show: (request: ShowPopupRequest) => void,
): void => {
	const { popupId: id = '' } = dialog.dataset;
	const listening = new AbortController();
	dialog.addEventListener(POPUP_OPENED, () => listening.abort());
	for (const trigger of readTriggers(parseSettings(dialog))) {
		try {
			listenFor(trigger, listening.signal, (by) => {
				if (!listening.signal.aborted) {
					show({ id, by });
				}
			});
		} catch {
			// Invalid selector.
		}
	}
};
