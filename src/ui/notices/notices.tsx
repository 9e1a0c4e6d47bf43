/** Notices: messages at the start of a section, snackbars, and the one that says what changes wait for. */
import { createElement, Fragment, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import icons from '../../../data/icons.json';
import { classNames } from '../class-names';
import { Icon } from '../icon';

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
	readonly onDismiss: (id: string) => void;
}

const ICONS = {
	error: icons.alert,
	warning: icons.alert,
	success: icons.check,
	info: icons.info,
} as const;

const Notice = ({ notice, onDismiss }: NoticeProps) => (
	<div
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
				onClick={() => onDismiss(notice.id)}
			>
				<Icon path={icons.close} />
			</button>
		)}
	</div>
);

/** Notices at the start of a section. */
export const NoticeList = ({ notices, onDismiss }: NoticeListProps) => (
	<div className="storefront-notices wc-block-components-notices">
		{notices.map((notice) => (
			<Notice key={notice.id} notice={notice} onDismiss={onDismiss} />
		))}
	</div>
);

/** Time until a snackbar disappears, in milliseconds, unless it is dismissed before. */
export const SNACKBAR_LIFETIME = 10_000;

const Snackbar = ({ notice, onDismiss }: NoticeProps) => {
	const { id } = notice;
	useEffect(() => {
		const timer = setTimeout(() => onDismiss(id), SNACKBAR_LIFETIME);
		return () => clearTimeout(timer);
	}, [id, onDismiss]);
	return <Notice notice={notice} onDismiss={onDismiss} />;
};

interface SnackbarListProps extends NoticeListProps {
	/** Persistent messages, below the others. */
	readonly children?: ReactNode;
}

/** Short messages over the bottom edge of the viewport, which disappear automatically. */
export const SnackbarList = ({ notices, onDismiss, children }: SnackbarListProps) => (
	<div className="storefront-snackbars">
		{notices.map((notice) => (
			<Snackbar key={notice.id} notice={{ ...notice, dismissible: true }} onDismiss={onDismiss} />
		))}
		{children}
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
			<div className="storefront-notice storefront-notice--warning">
				<Icon path={icons.alert} />
				<p>{waitText(waitsFor)}</p>
				<button type="button" className="storefront-link-button" onClick={onRetry}>
					{__('Try again', 'storefront-islands')}
				</button>
			</div>
		)}
	</div>
);
