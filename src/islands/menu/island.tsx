/** Menu island: runs the state machine of domain/site/menu, draws its open lists and listens to the page around them. */
import {
	createElement,
	flushSync,
	useCallback,
	useEffect,
	useLayoutEffect,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { NOTHING_OPEN } from '../../domain/site/menu/path';
import { step, type MenuEvent, type MenuState } from '../../domain/site/menu/state';
import { isFolded as readFolded } from './dom';
import { pressKey } from './keyboard';
import { listenToPage } from './page';
import { placeLists } from './placement';
import { readState } from './pointer';
import type { PrintedMenu } from './read-menu';
import { MenuView } from './view';

/** Clock of the menu, in milliseconds on the timeline of Event.timeStamp. */
export interface Clock {
	readonly now: () => number;
	/** Calls back at a time; returns a function that cancels it. */
	readonly at: (due: number, callback: () => void) => () => void;
}

interface MenuIslandProps {
	/** Landmark around what React draws. */
	readonly nav: HTMLElement;
	readonly menu: PrintedMenu;
	readonly clock: Clock;
	/** Event that triggered the hydration; null if there was none. */
	readonly wokenBy: Event | null;
}

const onResize = (callback: () => void) => {
	window.addEventListener('resize', callback);
	return () => window.removeEventListener('resize', callback);
};

export const MenuIsland = ({ nav, menu, clock, wokenBy }: MenuIslandProps) => {
	/** Null as long as CSS and the browser open the lists. */
	const [state, setState] = useState<MenuState | null>(null);
	const send = useCallback((event: MenuEvent) => setState((now) => now && step(now, event)), []);
	const open = state && state.open;
	const due = state?.plan?.due;
	const fold = () => readFolded(nav);
	const isFolded = useSyncExternalStore(onResize, fold, fold);

	useLayoutEffect(() => setState(readState(nav, wokenBy, clock.now())), [nav, wokenBy, clock]);

	useLayoutEffect(() => {
		if (open === null) {
			return undefined;
		}
		// From here on CSS does not open submenus.
		nav.dataset['scripted'] = '';
		if (open.length === 0 || isFolded) {
			return undefined;
		}
		const place = () => placeLists(nav);
		place();
		const stopResize = onResize(place);
		// Scrolling may happen in a list, whose submenus must follow.
		const options = { capture: true, passive: true };
		window.addEventListener('scroll', place, options);
		return () => {
			stopResize();
			window.removeEventListener('scroll', place, options);
		};
	}, [nav, open, isFolded]);

	useEffect(
		() => (due === undefined ? undefined : clock.at(due, () => send({ type: 'waited', now: due }))),
		[clock, due, send],
	);

	// Lists that expand in place cover nothing: they stay open wherever pointer and focus go, as all content below would
	// move.
	useEffect(() => (isFolded ? undefined : listenToPage(nav, send)), [nav, isFolded, send]);

	// What is open in one layout is closed in the other.
	useEffect(() => () => send({ type: 'closed', path: NOTHING_OPEN }), [isFolded, send]);

	return (
		<MenuView
			menu={menu}
			open={open}
			onPress={useCallback(
				(path, toggle) => {
					flushSync(() => send({ type: 'pressed', path }));
					if (isFolded) {
						// The toggle may have moved, if a long list above was closed.
						toggle.scrollIntoView({ block: 'nearest' });
					}
				},
				[isFolded, send],
			)}
			onKey={useCallback(
				(event) => {
					const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
					const isPlain = !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);
					const around = { nav, open: open ?? NOTHING_OPEN, isFolded, send };
					if (isPlain && pressKey(around, key, event.currentTarget)) {
						event.preventDefault();
					}
				},
				[nav, open, isFolded, send],
			)}
		/>
	);
};
