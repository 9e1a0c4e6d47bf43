import {
	createElement,
	Fragment,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CartData } from '../domain/cart/data';
import type { SiteSettings } from '../domain/support/settings';
import type { CheckoutActions } from '../islands/checkout/view';
import { checkoutModel } from '../islands/checkout/model';
import { ActionsSection } from '../islands/checkout/actions-section';
import { FormSections } from '../islands/checkout/form-sections';
import { CheckoutView } from '../islands/checkout/view';
import { BlockChoicesProvider, settingsOfBlock } from '../islands/shared/block-choices';
import type { BlockChoices } from '../islands/shared/block-choices';
import type { CheckoutPlace, RenderArea } from '../islands/shared/areas';
import { createPageMethods } from '../stores/checkout/payment/methods';
import type { NoticeModel } from '../ui/notices/notices';
import { raiseSampleErrors, openPreview, PreviewProvider } from './page';
import type { PreviewOptions, PreviewPage } from './page';
import { previewMethods } from './methods';

const nothing = () => undefined;
const unanswered = () => new Promise<never>(nothing);

/** Actions that do nothing, for the preview. */
const INERT: CheckoutActions = {
	applyCoupon: unanswered,
	forgetCouponFailure: nothing,
	removeCoupon: unanswered,
	retryNow: nothing,
	dismissNotice: nothing,
};

interface CheckoutPreviewProps {
	readonly settings: SiteSettings;
	/** Settings of the block. */
	readonly choices: BlockChoices;
	readonly cart: CartData;
	/** Notices about the whole screen. */
	readonly notices: readonly NoticeModel[];
	readonly couponProblem: string | null;
	/** True if fields and sections show sample errors. */
	readonly hasErrors: boolean;
	/** Renders the content areas. */
	readonly area: RenderArea<CheckoutPlace>;
}

interface OpenPreviewProps extends Omit<CheckoutPreviewProps, 'cart'> {
	readonly page: PreviewPage;
}

const OpenPreview = ({ page, choices, ...shown }: OpenPreviewProps) => {
	const { hasErrors } = shown;
	const { draw } = choices;
	const settings = settingsOfBlock(shown.settings, choices);
	useEffect(() => {
		if (hasErrors) {
			raiseSampleErrors(page);
		}
	}, [hasErrors, page]);
	const model = checkoutModel(page.cart, settings);
	return (
		<PreviewProvider page={page}>
			<BlockChoicesProvider value={choices}>
				<CheckoutView
					model={model}
					headingLevel={choices.headingLevel}
					actions={INERT}
					notices={shown.notices}
					snackbars={[]}
					waitsFor={null}
					couponProblem={shown.couponProblem}
					announcement=""
					belowCoupons={null}
					belowTotals={null}
					area={shown.area}
					ending={
						model.screen === 'checkout' && (
							<ActionsSection
								order={model.order}
								needsPayment
								drawButton={(label, price) => (
									<Fragment>
										{draw ? draw('place-order', __('Place order', 'storefront-islands')) : label}
										{price}
									</Fragment>
								)}
								cartUrl={model.cartUrl}
								below={shown.area('below-order')}
								methods={page.methods}
							/>
						)
					}
				>
					{model.screen === 'checkout' && (
						<FormSections
							cart={page.cart}
							settings={settings}
							methods={page.methods}
							area={shown.area}
						/>
					)}
				</CheckoutView>
			</BlockChoicesProvider>
		</PreviewProvider>
	);
};

/**
 * Opens the stores of a preview before it is painted, and closes them with it. React's development build mounts what is
 * in `StrictMode`, as the editor is, twice: the second time it gets stores of its own.
 */
const usePreviewPage = (options: PreviewOptions): PreviewPage | null => {
	const [page, setPage] = useState<PreviewPage | null>(null);
	const first = useRef(options);
	useLayoutEffect(() => {
		const opened = openPreview(first.current);
		setPage(opened);
		return opened.close;
	}, []);
	return page;
};

/**
 * Checkout screen with all its sections, rendered like the island, with stores of its own. The cart is read at the
 * first render only.
 */
export const CheckoutPreview = ({ cart, ...shown }: CheckoutPreviewProps) => {
	const page = usePreviewPage({
		settings: settingsOfBlock(shown.settings, shown.choices),
		cart,
		methods: previewMethods(createPageMethods(window)),
	});
	return page && <OpenPreview page={page} {...shown} />;
};
