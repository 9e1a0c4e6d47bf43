import { createElement, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import icons from '../../../data/icons.json';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { TextField } from '../../ui/text-field';
import type { OperationResult } from './answer';
import type { CouponModel } from './coupon-model';

interface CouponListProps {
	readonly coupons: readonly CouponModel[];
	readonly onRemove: (code: string) => void;
}

/** Applied coupons with their discounts. */
export const CouponList = ({ coupons, onRemove }: CouponListProps) => (
	<ul className="storefront-coupons">
		{coupons.map(({ code, label = code, discount, isLeaving }) => (
			<li key={code} className="storefront-coupons__coupon" aria-busy={isLeaving}>
				<span className="storefront-coupons__code" translate="no">
					{label}
				</span>
				<span className="storefront-coupons__discount">{discount}</span>
				<button
					type="button"
					className="storefront-icon-button storefront-needs-script"
					// translators: %s: coupon code.
					aria-label={sprintf(__('Remove coupon %s', 'storefront-islands'), label)}
					aria-disabled={isLeaving}
					onClick={() => !isLeaving && onRemove(code)}
				>
					<Icon path={icons.close} />
				</button>
			</li>
		))}
	</ul>
);

interface CouponFormProps {
	/** Error about the last code; null if there is none. */
	readonly problem: string | null;
	readonly onApply: (code: string) => Promise<OperationResult>;
	readonly onType: () => void;
}

const CouponFields = ({ problem, onApply, onType }: CouponFormProps) => {
	const [code, setCode] = useState('');
	const [isBusy, setBusy] = useState(false);
	const apply = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy || code.trim() === '') {
			return;
		}
		setBusy(true);
		const result = await onApply(code.trim());
		setBusy(false);
		if (result.ok) {
			setCode('');
		}
	};
	return (
		<form className="storefront-coupon-form" onSubmit={(event) => void apply(event)}>
			<TextField
				id="storefront-coupon-code"
				label={__('Coupon code', 'storefront-islands')}
				value={code}
				error={problem}
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
	);
};

/** Collapsed form for a coupon code, with its error. */
export const CouponForm = ({
	startsOpen,
	...form
}: CouponFormProps & { readonly startsOpen: boolean }) => (
	<Disclosure
		className="storefront-cart__coupon storefront-needs-script"
		summary={__('Add a coupon', 'storefront-islands')}
		startsOpen={startsOpen}
	>
		{() => <CouponFields {...form} />}
	</Disclosure>
);
