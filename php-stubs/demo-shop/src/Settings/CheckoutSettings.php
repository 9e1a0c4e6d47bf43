<?php
/**
 * What only the checkout asks of the shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

use StorefrontIslands\DemoShop\Payment\CardGateway;
use StorefrontIslands\DemoShop\Payment\SavedCards;
use StorefrontIslands\Page\LoginLink;

defined( 'ABSPATH' ) || exit;

/** The settings' part `checkout` (CheckoutSettings in src/domain/settings.ts). For this visitor, so for private pages alone. */
final class CheckoutSettings {
	/**
	 * The settings of this visitor.
	 *
	 * @param ShopSettings $settings     The shop's.
	 * @param string       $checkout_url Where logging in leads back to.
	 * @param string       $account_url  Of the account's page; empty where there is none.
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
			// The test card brings an express button.
			'expectsExpress'      => isset( $gateways[ CardGateway::ID ] ),
			'pickupTitle'         => __( 'Pickup', 'storefront-islands' ),
			'savedPaymentMethods' => SavedCards::customer_settings( get_current_user_id() ),
			'gateways'            => $gateways,
		);
	}
}
