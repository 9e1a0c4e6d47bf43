import { createElement, Fragment } from '@wordpress/element';
import { pluginSlot } from '../../../compat/parts';
import { NOTICE_CONTEXTS } from '../../../domain/failure-notices';
import type { Cart } from '../../../domain/cart/cart';
import type { SiteSettings } from '../../../domain/settings';
import { safeUrl } from '../../../domain/url';
import type { MethodRegistry } from '../../../stores/payment/method';
import { SectionNotices } from '../section-notices';
import { useIsHydrated } from '../../shared/use-taken-over';
import { CheckoutForm } from '../form/checkout-form';
import { printedChoices } from '../form/choices';
import { NO_MESSAGES } from '../form/messages';
import { formModel } from '../form/model';
import { OrderNote } from '../form/order-note';
import { useFieldMessages } from '../form/use-field-messages';
import { useFormActions } from '../form/use-form-actions';
import { useFormChoices } from '../form/use-form-choices';
import { Terms } from '../parts/terms';
import { ErrorSection } from './error-section';
import { ExpressSection } from './express-section';
import { PaymentSection } from './payment-section';

interface FormSectionsProps {
	readonly cart: Cart;
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
}

/** All sections of the form, from the express buttons to the order note. */
export const FormSections = ({ cart, settings, methods }: FormSectionsProps) => {
	const isHydrated = useIsHydrated();
	const live = useFormChoices();
	const liveMessages = useFieldMessages();
	const actions = useFormActions();
	const choices = isHydrated ? live : printedChoices(cart, settings);
	const messages = isHydrated ? liveMessages : NO_MESSAGES;
	const form = formModel(cart, settings, choices);
	const { terms, privacy } = settings.storePages;
	return (
		<Fragment>
			<ErrorSection />
			{cart.needsPayment && (
				<ExpressSection
					settings={settings}
					methods={methods}
					notices={<SectionNotices context={NOTICE_CONTEXTS.expressPayments} />}
				/>
			)}
			<CheckoutForm model={form} actions={actions} messages={messages} />
			{cart.needsPayment && (
				<PaymentSection
					cart={cart}
					settings={settings}
					methods={methods}
					notices={<SectionNotices context={NOTICE_CONTEXTS.payments} />}
				/>
			)}
			<OrderNote note={form.note} actions={actions} messages={messages} />
			{isHydrated && pluginSlot('checkout/fields')}
			<Terms
				terms={{ termsUrl: safeUrl(terms.permalink), privacyUrl: safeUrl(privacy.permalink) }}
			/>
		</Fragment>
	);
};
