import { createElement, useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { followInPlace } from './follow-in-place';
import { Icon } from './icon';
import { lockScroll } from './lock-scroll';
import { useBackCloses } from './use-back-closes';

interface DrawerProps {
	readonly isOpen: boolean;
	readonly title: string;
	/** The same function from one rendering to the next. */
	readonly onClose: () => void;
	/** Drawn while it is open. */
	readonly children: () => ReactNode;
}

const TITLE_ID = 'storefront-drawer-title';

interface DrawerBoxProps {
	readonly title: string;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** What is in a drawer: its title, a way to close it, and what it holds. */
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
				<Icon name="close" />
			</button>
		</div>
		{children}
	</div>
);

/**
 * A modal dialog at the end edge of the window. The browser's own <dialog> keeps the focus inside, makes the rest of the
 * page inert, closes with Escape and gives the focus back; Back and a click beside it close it too.
 */
export const Drawer = ({ isOpen, title, onClose, children }: DrawerProps) => {
	const dialogRef = useRef<HTMLDialogElement>(null);
	const close = useBackCloses(isOpen, onClose);
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
			// The backdrop is the dialog's own; what is inside has elements of its own under the pointer.
			if (event.target === dialog) {
				close();
			}
			followInPlace(event);
		};
		// Escape, and the gestures by which systems close dialogs.
		const cancelled = (event: Event) => {
			event.preventDefault();
			close();
		};
		dialog?.addEventListener('click', clicked);
		dialog?.addEventListener('cancel', cancelled);
		// Browsers close it without asking where nothing was done in it since they last asked.
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
					{children()}
				</DrawerBox>
			)}
		</dialog>
	);
};
