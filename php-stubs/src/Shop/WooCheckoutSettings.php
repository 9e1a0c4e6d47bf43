<?php
/**
 * What only WooCommerce's checkout asks of the shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use Automattic\WooCommerce\StoreApi\Utilities\LocalPickupUtils;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Page\LoginLink;
use StorefrontIslands\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Reads WooCommerce's options into CheckoutSettings of src/domain/settings.ts. They are this visitor's: for private pages alone. */
final class WooCheckoutSettings {
	/**
	 * The fields that plugins add.
	 *
	 * @var WooAddressFields
	 */
	private $fields;

	/**
	 * Takes the fields.
	 *
	 * @param WooAddressFields $fields WooCommerce's.
	 */
	public function __construct( WooAddressFields $fields ) {
		$this->fields = $fields;
	}

	/**
	 * All of them.
	 *
	 * @param string $account_url Of the account's page; empty where there is none.
	 * @return array<string, mixed> Keys as in src/domain/settings.ts.
	 */
	public function all( string $account_url ): array {
		$gateways = $this->gateways();
		return array(
			'allowsGuests'        => ! WC()->checkout()->is_registration_required(),
			'offersAccount'       => (bool) WC()->checkout()->is_registration_enabled(),
			'generatesPassword'   => 'yes' === get_option( 'woocommerce_registration_generate_password' ),
			'offersLogin'         => 'yes' === get_option( 'woocommerce_enable_checkout_login_reminder' ),
			'loginUrl'            => LoginLink::url( $account_url, wc_get_checkout_url() ),
			'zxcvbnUrl'           => includes_url( 'js/zxcvbn.min.js' ),
			'takesOrderNotes'     => $this->takes_order_notes(),
			'shipsToBillingOnly'  => wc_ship_to_billing_address_only(),
			'keepsDraft'          => $this->keeps_draft(),
			'expectsExpress'      => $this->expects_express(),
			'pickupTitle'         => $this->pickup_title(),
			'savedPaymentMethods' => (object) $this->saved_payment_methods( array_keys( $gateways ) ),
			'gateways'            => (object) $gateways,
			'contactFields'       => (object) $this->fields->of_plugins( 'contact' ),
			'orderFields'         => (object) $this->fields->of_plugins( 'order' ),
		);
	}

	/** What the shop calls collecting, text. */
	private function pickup_title(): string {
		$settings = (array) LocalPickupUtils::get_local_pickup_settings();
		return isset( $settings['title'] ) && is_string( $settings['title'] ) ? Text::decode( $settings['title'] ) : '';
	}

	/** Whether the shopper may say something about the order. */
	private function takes_order_notes(): bool {
		/**
		 * WooCommerce's own filter of its order notes field.
		 *
		 * @param bool $is_enabled Whether the field is shown.
		 */
		return (bool) apply_filters( 'woocommerce_enable_order_notes_field', 'yes' === get_option( 'woocommerce_enable_order_comments', 'yes' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
	}

	/** Whether the place of express buttons is kept until their scripts have come. */
	private function expects_express(): bool {
		/**
		 * Whether the checkout is likely to have express buttons: WooCommerce's gateways say so only in the browser. A shop
		 * that has them says yes, and nothing moves when they come.
		 *
		 * @param bool $expects As the plugin's settings say: false unless somebody has chosen otherwise.
		 */
		return (bool) apply_filters( 'storefront_islands_expects_express_buttons', Settings::load()->expects_express_buttons() );
	}

	/** Whether the device may keep what was typed. */
	private function keeps_draft(): bool {
		/**
		 * Whether addresses and note are kept on the shopper's device until the order is placed. A shop whose devices are
		 * shared, such as a till in a store, says no; what a device holds already is then removed.
		 *
		 * @param bool $keeps As the plugin's settings say: true unless somebody has chosen otherwise.
		 */
		return (bool) apply_filters( 'storefront_islands_keep_checkout_draft', Settings::load()->keeps_checkout_draft() );
	}

	/**
	 * Gateways that are switched on, whether this cart can be paid by them or not.
	 *
	 * @return array<string, string> Title by id, text.
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
	 * Saved cards and accounts by type, with the id of each token; those of gateways that are switched off left out.
	 *
	 * @param list<string> $gateways Ids of those that are on.
	 * @return array<string, list<array<array-key, mixed>>> In the shape of wc_get_customer_saved_methods_list().
	 */
	private function saved_payment_methods( array $gateways ): array {
		if ( ! is_user_logged_in() ) {
			return array();
		}
		$with_id = static function ( $item, $token ) {
			return is_array( $item ) && $token instanceof \WC_Payment_Token ? array( 'tokenId' => $token->get_id() ) + $item : $item;
		};
		add_filter( 'woocommerce_payment_methods_list_item', $with_id, 10, 2 );
		$saved = wc_get_customer_saved_methods_list( get_current_user_id() );
		remove_filter( 'woocommerce_payment_methods_list_item', $with_id, 10 );

		$usable = array();
		foreach ( $saved as $type => $methods ) {
			$kept = array();
			foreach ( is_array( $methods ) ? $methods : array() as $method ) {
				$details = is_array( $method ) && isset( $method['tokenId'], $method['method'] ) ? (array) $method['method'] : array();
				if ( is_array( $method ) && in_array( $details['gateway'] ?? '', $gateways, true ) ) {
					// Links of the account page are of no use here.
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
