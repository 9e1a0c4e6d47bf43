<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use Automattic\WooCommerce\StoreApi\Utilities\LocalPickupUtils;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\RawAddresses;
use StorefrontIslands\Support\Http\LoginLink;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Converts WooCommerce's options to CheckoutSettings of src/domain/support/settings.ts. They depend on the visitor and
 * are for private pages only.
 */
final class WooCheckoutSettings {
	/** Options of WooCommerce that all() reads, itself and through WooCommerce. */
	private const OPTIONS = array(
		'woocommerce_enable_guest_checkout',
		'woocommerce_enable_signup_and_login_from_checkout',
		'woocommerce_registration_generate_password',
		'woocommerce_enable_checkout_login_reminder',
		'woocommerce_enable_order_comments',
		'woocommerce_ship_to_destination',
	);

	private WooAddressFields $fields;
	private WooFieldRules $rules;

	public function __construct( WooAddressFields $fields, WooFieldRules $rules ) {
		$this->fields = $fields;
		$this->rules  = $rules;
	}

	/**
	 * Returns all settings.
	 *
	 * @param string $account_url URL of the account page; empty if there is none.
	 * @return array<string, mixed> Keys as in src/domain/support/settings.ts.
	 */
	public function all( string $account_url ): array {
		// By one query: WooCommerce does not load them with the other options.
		wp_prime_option_caches( self::OPTIONS );
		$gateways = $this->gateways();
		return array(
			'allowsGuests'        => ! WC()->checkout()->is_registration_required(),
			'offersAccount'       => (bool) WC()->checkout()->is_registration_enabled(),
			'generatesPassword'   => 'yes' === get_option( 'woocommerce_registration_generate_password' ),
			'offersLogin'         => 'yes' === get_option( 'woocommerce_enable_checkout_login_reminder' ),
			'loginUrl'            => LoginLink::url( $account_url, wc_get_checkout_url() ),
			'zxcvbnUrl'           => includes_url( 'js/zxcvbn.min.js' ),
			'takesOrderNotes'     => $this->takes_order_notes(),
			'shipsToBillingOnly'  => wc_ship_to_billing_address_only() || self::has_one_address(),
			'keepsDraft'          => $this->keeps_draft(),
			'expectsExpress'      => $this->expects_express(),
			'pickupTitle'         => $this->pickup_title(),
			'pickupOnly'          => LocalPickupUtils::is_local_pickup_enabled() && 0 === wc_get_shipping_method_count( false, true ),
			'chosenPaymentMethod' => WooChosenPaymentMethod::current(),
			'savedPaymentMethods' => (object) $this->saved_payment_methods( array_keys( $gateways ) ),
			'gateways'            => (object) $gateways,
			'offlineMethods'      => (object) $this->offline_methods( array_keys( $gateways ) ),
			'contactFields'       => (object) $this->fields->of_plugins( 'contact' ),
			'orderFields'         => (object) $this->fields->of_plugins( 'order' ),
			'additionalValues'    => (object) $this->additional_values(),
			'fieldRules'          => $this->rules->all(),
			'fieldStates'         => (object) $this->rules->states(),
		) + WooClassicTicks::settings();
	}

	/**
	 * Returns the values of the fields outside the addresses that the visitor's session or account has, as text.
	 *
	 * @return array<string, string>
	 */
	private function additional_values(): array {
		/**
		 * Null in requests without a cart, although WooCommerce's documentation does not mention it.
		 *
		 * @var \WC_Customer|null $customer
		 */
		$customer = WC()->customer;
		return null === $customer ? array() : array_map( array( RawAddresses::class, 'text' ), $this->fields->entered( $customer, 'other' ) );
	}

	/** Returns the shop's title of local pickup, as text. */
	private function pickup_title(): string {
		$settings = (array) LocalPickupUtils::get_local_pickup_settings();
		return isset( $settings['title'] ) && is_string( $settings['title'] ) ? Text::decode( $settings['title'] ) : '';
	}

	/** True if the checkout has a field for order notes. */
	private function takes_order_notes(): bool {
		/**
		 * Filters whether the order notes field is enabled. Filter of WooCommerce.
		 *
		 * @param bool $is_enabled True if the field is shown.
		 */
		return (bool) apply_filters( 'woocommerce_enable_order_notes_field', 'yes' === get_option( 'woocommerce_enable_order_comments', 'yes' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
	}

	/** True if the classic form would not ask for a shipping address, by WooCommerce's filter. */
	private static function has_one_address(): bool {
		return Listeners::exist( 'woocommerce_cart_needs_shipping_address' )
			&& ClassicSupport::is_active( 'checkout' )
			&& ! apply_filters( 'woocommerce_cart_needs_shipping_address', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
	}

	/** True if space for express buttons is reserved until their scripts are loaded. */
	private function expects_express(): bool {
		/**
		 * Filters whether the checkout is likely to have express buttons: WooCommerce's gateways decide this only in
		 * the browser. Returning true in a shop that has them avoids layout shift when they appear.
		 *
		 * @param bool $expects Setting of the plugin: false by default.
		 */
		return (bool) apply_filters( 'storefront_islands_expects_express_buttons', Settings::load()->expects_express_buttons() );
	}

	/** True if the device may store the input. */
	private function keeps_draft(): bool {
		/**
		 * Filters whether addresses and note are stored on the shopper's device until the order is placed. Return false
		 * in a shop with shared devices, such as a till in a store; data that a device has already stored is then
		 * removed.
		 *
		 * @param bool $keeps Setting of the plugin: true by default.
		 */
		return (bool) apply_filters( 'storefront_islands_keep_checkout_draft', Settings::load()->keeps_checkout_draft() );
	}

	/**
	 * Returns the enabled gateways, including those that are not available for this cart.
	 *
	 * @return array<string, string> Titles by id, as text.
	 */
	private function gateways(): array {
		$titles = array();
		foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
			if ( $gateway instanceof \WC_Payment_Gateway && 'yes' === $gateway->enabled ) {
				$title                            = (string) $gateway->get_title();
				$titles[ (string) $gateway->id ] = Text::decode( wp_strip_all_tags( '' === $title ? (string) $gateway->get_method_title() : $title ) );
			}
		}
		return $titles;
	}

	/**
	 * Returns the enabled methods that are WooCommerce's own and pay outside the shop, without those of a plugin that has
	 * taken their id.
	 *
	 * @param list<string> $gateways Ids of the enabled gateways.
	 * @return array<string, string> HTML of their descriptions by id, as the shop wrote it.
	 */
	private function offline_methods( array $gateways ): array {
		$descriptions = array();
		foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
			if ( ! $gateway instanceof \WC_Payment_Gateway || ! in_array( $gateway->id, $gateways, true ) ) {
				continue;
			}
			if ( WooGatewayTexts::has( $gateway ) ) {
				// What its script shows.
				$descriptions[ $gateway->id ] = WooGatewayTexts::description( $gateway );
			}
		}
		return $descriptions;
	}

	/**
	 * Returns saved cards and accounts by type, with their token ids; those of disabled gateways are left out.
	 *
	 * @param list<string> $gateways Ids of the enabled gateways.
	 * @return array<string, list<array<array-key, mixed>>> In the shape of wc_get_customer_saved_methods_list().
	 */
	private function saved_payment_methods( array $gateways ): array {
		$usable = array();
		foreach ( WooSavedMethods::all() as $type => $methods ) {
			$kept = array();
			foreach ( is_array( $methods ) ? $methods : array() as $method ) {
				$details = is_array( $method ) && isset( $method['tokenId'], $method['method'] ) ? (array) $method['method'] : array();
				if ( is_array( $method ) && in_array( $details['gateway'] ?? '', $gateways, true ) ) {
					// Links of the account page are not needed here.
					$kept[] = array_diff_key( $method, array( 'actions' => true ) );
				}
			}
			if ( array() !== $kept ) {
				$usable[ (string) $type ] = $kept;
			}
		}
		return $usable;
	}
}
