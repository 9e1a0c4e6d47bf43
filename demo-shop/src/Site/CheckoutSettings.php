<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Site;

use StorefrontIslands\DemoShop\Fields\AdditionalFields;
use StorefrontIslands\DemoShop\Payment\CardGateway;
use StorefrontIslands\DemoShop\Payment\SavedCards;
use StorefrontIslands\DemoShop\Settings\Options;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\Support\Http\LoginLink;

defined( 'ABSPATH' ) || exit;

/**
 * The setting `checkout` (CheckoutSettings in src/domain/support/settings.ts). It depends on the visitor and is for
 * private pages only.
 */
final class CheckoutSettings {
	/**
	 * @param string $checkout_url URL to return to after logging in.
	 * @param string $account_url  URL of the account page; empty if there is none.
	 * @return array<string, mixed>
	 */
	public static function of( ShopSettings $settings, string $checkout_url, string $account_url = '' ): array {
		$gateways = array();
		foreach ( $settings->payment_methods() as $method ) {
			$gateways[ $method->text( 'id' ) ] = $method->text( 'title' );
		}
		return array(
			'allowsGuests'        => $settings->allows_guests(),
			'offersAccount'       => $settings->offers_accounts(),
			'generatesPassword'   => ! $settings->asks_for_password(),
			'offersLogin'         => Options::is_on( 'login_offered', true ),
			'loginUrl'            => LoginLink::url( $account_url, $checkout_url ),
			'zxcvbnUrl'           => includes_url( 'js/zxcvbn.min.js' ),
			'takesOrderNotes'     => Options::is_on( 'order_notes', true ),
			'shipsToBillingOnly'  => Options::is_on( 'ships_to_billing_only', false ),
			'keepsDraft'          => Options::is_on( 'keeps_draft', true ),
			// The test card registers an express payment method.
			'expectsExpress'      => isset( $gateways[ CardGateway::ID ] ),
			'pickupTitle'         => __( 'Pickup', 'storefront-islands' ),
			'savedPaymentMethods' => SavedCards::customer_settings( get_current_user_id() ),
			'gateways'            => $gateways,
			'contactFields'       => (object) AdditionalFields::settings( 'contact' ),
			'orderFields'         => (object) AdditionalFields::settings( 'order' ),
			'fieldRules'          => AdditionalFields::rules(),
		);
	}
}
