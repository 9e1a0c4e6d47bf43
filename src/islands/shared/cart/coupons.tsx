/** Applied coupons and the form for a code, in the cart and the checkout. */
import { createElement, Fragment, useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import icons from '../../../../data/icons.json';
import { sameCode } from '../../../domain/cart/project';
import { moveFocus, unfoldToField } from '../../../ui/focus';
import { Icon } from '../../../ui/icon';
import { useBehindFrame } from '../../../ui/use-behind-frame';
import { memoByValue } from '../../../ui/memo-by-value';
import { LiveRegion } from '../../../ui/notices/live-region';
import { TextField } from '../../../ui/fields/text-field';
import type { OperationResult } from './answer';
import type { CouponModel } from '../../../ui/cart/coupon-model';

/** What shoppers do with coupons, in the cart and the checkout. */
export interface CouponActions {
	/** `applyCoupon` and `removeCoupon` resolve when the shop has responded. */
	readonly applyCoupon: (code: string) => Promise<OperationResult>;
	readonly removeCoupon: (code: string) => Promise<OperationResult>;
	/** The shopper is typing another code: clears the error of the last one. */
	readonly forgetCouponFailure: () => void;
}

interface CouponListProps {
	readonly coupons: readonly CouponModel[];
	readonly onRemove: (code: string, label: string) => void;
}

/**
 * Moves the focus from a coupon that leaves to the toggle of the coupon form, or to the whole section where there is no
 * form.
 */
const leaveCoupon = (button: Element): void => {
	const section = button.closest('section');
	if (section) {
		moveFocus(section.querySelector<HTMLElement>('.storefront-cart__coupon > summary') ?? section);
	}
};

/** Applied coupons with their discounts. */
const CouponList = ({ coupons, onRemove }: CouponListProps) => (
	<ul className="storefront-coupons">
		{coupons.map(({ code, label, discount, isLeaving, isKept }) => (
			<li
				key={code}
				className="storefront-coupons__coupon wc-block-components-totals-discount__coupon-list-item"
				aria-busy={isLeaving}
				data-code={code}
			>
				<span className="storefront-coupons__code wc-block-components-chip__text" translate="no">
					{label}
				</span>
				{discount !== '' && <span className="storefront-coupons__discount">{discount}</span>}
				{!isKept && (
					<button
						type="button"
						className="storefront-icon-button wc-block-components-chip__remove"
						// translators: %s: coupon code.
						aria-label={sprintf(__('Remove coupon %s', 'storefront-islands'), label)}
						aria-disabled={isLeaving}
						onClick={({ currentTarget }) => {
							if (!isLeaving) {
								leaveCoupon(currentTarget);
								onRemove(code, label);
							}
						}}
					>
						<Icon path={icons.close} />
					</button>
				)}
				<noscript />
			</li>
		))}
	</ul>
);

interface CouponFormProps {
	/** Id of the field: a page may hold cart and checkout. */
	readonly id: string;
	/** Error about the last code; null if there is none. */
	readonly problem: string | null;
	/** Resolves to true if the coupon was applied. */
	readonly onApply: (code: string) => Promise<boolean>;
	readonly onType: () => void;
}

/**
 * Folded form for a code. The server prints all of it, so that it can be unfolded and filled in before any script has
 * run. It folds with a code that was applied, and unfolds with an error.
 */
const CouponForm = ({ id, problem, onApply, onType }: CouponFormProps) => {
	const [code, setCode] = useState('');
	const [isBusy, setBusy] = useState(false);
	const detailsRef = useRef<HTMLDetailsElement>(null);
	const isWrong = problem !== null;
	useLayoutEffect(() => {
		if (isWrong) {
			detailsRef.current?.setAttribute('open', '');
		}
	}, [isWrong]);
	const behindFrame = useBehindFrame();
	const send = async (form: Element) => {
		if (await onApply(code.trim())) {
			if (form.contains(document.activeElement)) {
				leaveCoupon(form);
			}
			detailsRef.current?.removeAttribute('open');
			setCode('');
		}
		setBusy(false);
	};
	const apply = (event: FormEvent) => {
		const form = event.currentTarget;
		event.preventDefault();
		if (!isBusy) {
			setBusy(true);
			behindFrame(() => void send(form));
		}
	};
	return (
		<details
			ref={detailsRef}
			className="storefront-disclosure storefront-cart__coupon"
			suppressHydrationWarning
		>
			<summary onClick={unfoldToField}>{__('Add a coupon', 'storefront-islands')}</summary>
			{/* Holds the form for visitors without JavaScript. */}
			<noscript />
			{/* The method submits nothing, also before hydration. */}
			<form className="storefront-coupon-form" method="dialog" onSubmit={apply}>
				<TextField
					id={id}
					label={__('Coupon code', 'storefront-islands')}
					value={code}
					error={problem}
					errorRole="alert"
					required
					autoComplete="off"
					onChange={(typed) => {
						setCode(typed);
						onType();
					}}
				/>
				<button
					type="submit"
					className="storefront-button storefront-button--quiet button wp-element-button"
					aria-disabled={isBusy}
				>
					{isBusy ? __('Applying…', 'storefront-islands') : __('Apply', 'storefront-islands')}
				</button>
			</form>
		</details>
	);
};

interface CouponsProps extends Pick<CouponFormProps, 'id'> {
	readonly coupons: readonly CouponModel[];
	/** True if the shop takes coupons. */
	readonly areOpen: boolean;
	readonly problem: string | null;
	readonly actions: CouponActions;
}

/**
 * Applied coupons, and a folded form for a code with its error. What became of a coupon is said to screen readers, and
 * stands there while it is true.
 */
export const Coupons = memoByValue((props: CouponsProps) => {
	const { id, coupons, areOpen, problem, actions } = props;
	const [said, setSaid] = useState({ text: '', code: '', isApplied: false });
	const say = async (operation: Promise<OperationResult>, outcome: typeof said) => {
		const { ok } = await operation;
		if (ok) {
			setSaid(outcome);
		}
		return ok;
	};
	// The shop may have removed the coupon since.
	const isTrue = coupons.some(({ code }) => sameCode(code, said.code)) === said.isApplied;
	return (
		<Fragment>
			{coupons.length > 0 && (
				<CouponList
					coupons={coupons}
					onRemove={(code, label) =>
						void say(actions.removeCoupon(code), {
							code,
							isApplied: false,
							// translators: %s: coupon code.
							text: sprintf(__('Coupon “%s” removed.', 'storefront-islands'), label),
						})
					}
				/>
			)}
			{areOpen && (
				<CouponForm
					id={id}
					problem={problem}
					onApply={(code) =>
						say(actions.applyCoupon(code), {
							code,
							isApplied: true,
							// translators: %s: coupon code.
							text: sprintf(__('Coupon “%s” applied.', 'storefront-islands'), code),
						})
					}
					onType={actions.forgetCouponFailure}
				/>
			)}
			<LiveRegion message={isTrue ? said.text : ''} />
		</Fragment>
	);
});
