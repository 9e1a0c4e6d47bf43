/** Drawer: a modal dialog at the end edge of the viewport, and its content without the dialog. */
import {
	useCallback,
	useLayoutEffect,
	useState,
	createElement,
	useDeferredValue,
	useEffect,
	useRef,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import icons from '../../../data/icons.json';
import { followInPlace } from './follow-in-place';
import { Icon } from '../icon';
import { overlayEntry, lockScroll } from './overlay';

/**
 * Makes Back close an overlay instead of leaving the page: the overlay adds a history entry before it is shown. Returns
 * a function for closing it otherwise, which goes back first and closes the overlay when the entry is gone, so that
 * Back can be pressed, or the overlay reopened, as soon as it is closed.
 */
const useBackCloses = (isOpen: boolean, onClose: () => void): (() => void) => {
	const [entry] = useState(() => overlayEntry('storefrontOverlay'));
	useLayoutEffect(() => {
		if (!isOpen) {
			return undefined;
		}
		const open = new AbortController();
		entry.add(onClose, open.signal);
		return () => {
			open.abort();
			entry.goBack();
		};
	}, [isOpen, onClose, entry]);
	return useCallback(() => {
		// If the browser does not go back, a second call closes it directly.
		if (!entry.goBack()) {
			onClose();
		}
	}, [entry, onClose]);
};

interface DrawerProps {
	readonly isOpen: boolean;
	readonly title: string;
	/** Must be stable between renders. */
	readonly onClose: () => void;
	/** Rendered while the drawer is open, behind its first frame. */
	readonly children: () => ReactNode;
}

const TITLE_ID = 'storefront-drawer-title';

interface DrawerBoxProps {
	readonly title: ReactNode;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** Content of a drawer: title, close button and children. */
export const DrawerBox = ({ title, onClose, children }: DrawerBoxProps) => (
	<div className="storefront-drawer__box">
		<div className="storefront-drawer__head">
			<h2 id={TITLE_ID} className="storefront-drawer__title">
				{title}
			</h2>
			<button
				type="button"
				className="storefront-icon-button"
				aria-label={__('Close', 'storefront-islands')}
				onClick={onClose}
			>
				<Icon path={icons.close} />
			</button>
		</div>
		{children}
	</div>
);

/**
 * Modal dialog at the end edge of the viewport. The native <dialog> traps the focus, makes the rest of the page inert,
 * closes with Escape and restores the focus; Back and a click beside it close it too.
 */
export const Drawer = ({ isOpen, title, onClose, children }: DrawerProps) => {
	const dialogRef = useRef<HTMLDialogElement>(null);
	const close = useBackCloses(isOpen, onClose);
	const isFilled = useDeferredValue(isOpen);
	useLayoutEffect(() => {
		const dialog = dialogRef.current;
		if (dialog === null || !isOpen) {
			return undefined;
		}
		const unlock = lockScroll(document);
		dialog.showModal();
		return () => {
			dialog.close();
			unlock();
		};
	}, [isOpen]);
	useEffect(() => {
		const dialog = dialogRef.current;
		const clicked = (event: MouseEvent) => {
			// Clicks on the backdrop target the dialog itself; those inside target its descendants.
			if (event.target === dialog) {
				close();
			}
			followInPlace(event);
		};
		// Escape and the system's own gestures for closing dialogs.
		const cancelled = (event: Event) => {
			event.preventDefault();
			close();
		};
		dialog?.addEventListener('click', clicked);
		dialog?.addEventListener('cancel', cancelled);
		// Browsers close a dialog without a cancelable event if there was no interaction with it since the last one.
		dialog?.addEventListener('close', close);
		return () => {
			dialog?.removeEventListener('click', clicked);
			dialog?.removeEventListener('cancel', cancelled);
			dialog?.removeEventListener('close', close);
		};
	}, [close]);
	return (
		<dialog ref={dialogRef} className="storefront-drawer" aria-labelledby={TITLE_ID}>
			{isOpen && (
				<DrawerBox title={title} onClose={close}>
					{isFilled && children()}
				</DrawerBox>
			)}
		</dialog>
	);
};
