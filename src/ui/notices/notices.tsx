/** Notices: messages at the start of a section, snackbars, and the one that says what changes wait for. */
import { createElement, Fragment, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import icons from '../../../data/icons.json';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { useFocusBack } from '../use-focus-back';

/** Message about a whole section (docs/behaviour.md#notices). */
export interface NoticeModel {
	readonly id: string;
	readonly status: 'error' | 'warning' | 'success' | 'info';
	readonly message: string;
	readonly dismissible: boolean;
	/** Link to a next step. */
	readonly link?: { readonly label: string; readonly url: string } | undefined;
}

interface NoticeListProps {
	readonly notices: readonly NoticeModel[];
	readonly onDismiss: (id: string) => void;
}

interface NoticeProps {
	readonly notice: NoticeModel;
	/** True for one that disappears by itself. */
	readonly isShort?: boolean;
	readonly onDismiss: (id: string) => void;
}

/** Time until a snackbar disappears, in milliseconds, unless it is dismissed before, or pointed at or focused then. */
export const SNACKBAR_LIFETIME = 10_000;

const ICONS = {
	error: icons.alert,
	warning: icons.alert,
	success: icons.check,
	info: icons.info,
} as const;

const Notice = ({ notice, isShort = false, onDismiss }: NoticeProps) => {
	const { id } = notice;
	const ref = useFocusBack<HTMLDivElement>();
	useEffect(() => {
		const timer = setInterval(() => {
			if (isShort && !ref.current?.matches(':hover, :focus-within')) {
				onDismiss(id);
			}
		}, SNACKBAR_LIFETIME);
		return () => clearInterval(timer);
	}, [ref, id, isShort, onDismiss]);
	return (
		<div
			ref={ref}
			className={classNames(
				`storefront-notice storefront-notice--${notice.status}`,
				notice.status === 'error' && 'has-error',
			)}
			role={notice.status === 'error' ? 'alert' : 'status'}
		>
			<Icon path={ICONS[notice.status]} />
			<p>
				{notice.message}
				{notice.link && (
					<Fragment>
						{' '}
						<a href={notice.link.url}>{notice.link.label}</a>
					</Fragment>
				)}
			</p>
			{notice.dismissible && (
				<button
					type="button"
					className="storefront-icon-button storefront-needs-script"
					aria-label={__('Dismiss this notice', 'storefront-islands')}
					onClick={() => onDismiss(id)}
				>
					<Icon path={icons.close} />
				</button>
			)}
		</div>
	);
};

/** Notices at the start of a section. */
export const NoticeList = ({ notices, onDismiss }: NoticeListProps) => (
	<div className="storefront-notices wc-block-components-notices">
		{notices.map((notice) => (
			<Notice key={notice.id} notice={notice} onDismiss={onDismiss} />
		))}
	</div>
);

interface SnackbarListProps extends NoticeListProps {
	/** Persistent messages, below the others. */
	readonly children?: ReactNode;
}

/** Short messages over the bottom edge of the viewport, which disappear automatically. */
export const SnackbarList = ({ notices, onDismiss, children }: SnackbarListProps) => (
	<div className="storefront-snackbars">
		{notices.map((notice) => (
			<Notice
				key={notice.id}
				notice={{ ...notice, dismissible: true }}
				isShort
				onDismiss={onDismiss}
			/>
		))}
		{children}
	</div>
);

interface OfferNoticeProps {
	readonly message: string;
	/** Label of the button for the available action. */
	readonly action: string;
	readonly onAct: () => void;
}

/** Message that something takes long, with what can be done. */
export const OfferNotice = ({ message, action, onAct }: OfferNoticeProps) => (
	<div ref={useFocusBack()} className="storefront-notice storefront-notice--warning">
		<Icon path={icons.alert} />
		<p>{message}</p>
		<button type="button" className="storefront-link-button" onClick={onAct}>
			{action}
		</button>
	</div>
);

/** What changes wait for: the device's network, a shop that does not respond, or one that takes long to answer. */
export type WaitsFor = 'network' | 'shop' | 'answer';

interface ConnectionNoticeProps {
	/** Null if no changes are waiting. */
	readonly waitsFor: WaitsFor | null;
	readonly onRetry: () => void;
}

export const waitText = (waitsFor: WaitsFor): string => {
	switch (waitsFor) {
		case 'network':
			return __(
				'You are offline. Your changes are kept and will be sent when you are back.',
				'storefront-islands',
			);
		case 'shop':
			return __(
				'The shop cannot be reached. Your changes are kept and will be sent as soon as it can.',
				'storefront-islands',
			);
		case 'answer':
			return __('The shop takes long to answer. Your changes are kept.', 'storefront-islands');
	}
};

/**
 * Says that changes wait for the connection and are not lost. It is one of the snackbars, where it covers nothing that
 * moves. Its live region is part of the server's HTML, as screen readers announce changes only of existing regions.
 */
export const ConnectionNotice = ({ waitsFor, onRetry }: ConnectionNoticeProps) => (
	<div role="status">
		{waitsFor !== null && (
			<OfferNotice
				message={waitText(waitsFor)}
				action={__('Try again', 'storefront-islands')}
				onAct={onRetry}
			/>
		)}
	</div>
);
