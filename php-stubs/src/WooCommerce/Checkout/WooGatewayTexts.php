<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Package;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use WC_Order;
use WC_Payment_Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Title and description of WooCommerce's own payment methods outside the shop. Its blocks show those of the settings; in a
 * checkout in place of the shortcode they are those of the classic one, which plugins and themes filter by the gateway's
 * id and by what is in the cart. Other methods bring their words by their own script.
 */
final class WooGatewayTexts {
	private const METHODS = array( \WC_Gateway_BACS::class, \WC_Gateway_Cheque::class, \WC_Gateway_COD::class );

	public static function register(): void {
		// Before WooCommerce prints the data for its scripts, at 10, unless it is there.
		add_action( 'woocommerce_blocks_checkout_enqueue_data', array( self::class, 'print_data' ), 5 );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( self::class, 'name_in_order' ) );
	}

	/** Names the payment method in an order as the classic checkout does: with the filtered title. */
	public static function name_in_order( WC_Order $order ): void {
		$gateway = wc_get_payment_gateway_by_order( $order );
		if ( self::are_classic() && $gateway instanceof WC_Payment_Gateway && has_filter( 'woocommerce_gateway_title' ) ) {
			$order->set_payment_method_title( (string) $gateway->get_title() );
		}
	}

	/** Prints the data of the methods for WooCommerce's scripts with these texts. */
	public static function print_data(): void {
		if ( self::are_classic() ) {
			$printed = Package::container()->get( AssetDataRegistry::class ); // @phpstan-ignore method.nonObject (the stubs do not declare the container)
			if ( $printed instanceof AssetDataRegistry ) {
				$printed->add( 'paymentMethodData', WooPaymentMethodData::all() );
			}
		}
	}

	/** True for one of these methods, and not for that of a plugin that has taken its id. */
	public static function has( WC_Payment_Gateway $gateway ): bool {
		return in_array( get_class( $gateway ), self::METHODS, true );
	}

	/** Returns the title; HTML. */
	public static function title( WC_Payment_Gateway $gateway ): string {
		return (string) ( self::are_classic() ? $gateway->get_title() : $gateway->get_option( 'title' ) );
	}

	/** Returns the description; HTML. */
	public static function description( WC_Payment_Gateway $gateway ): string {
		return (string) ( self::are_classic() ? $gateway->get_description() : $gateway->get_option( 'description' ) );
	}

	/**
	 * Returns what WooCommerce prints for the scripts of its methods, with these texts.
	 *
	 * @param array<mixed> $data Data by method.
	 * @return array<mixed>
	 */
	public static function applied( array $data ): array {
		foreach ( self::are_classic() ? WC()->payment_gateways()->payment_gateways() : array() as $gateway ) {
			if ( $gateway instanceof WC_Payment_Gateway && self::has( $gateway ) && is_array( $data[ $gateway->id ] ?? null ) ) {
				$data[ $gateway->id ]['title']       = wp_strip_all_tags( self::title( $gateway ) );
				$data[ $gateway->id ]['description'] = self::description( $gateway );
			}
		}
		return $data;
	}

	/** True where a plugin or a theme filters them for the classic checkout. */
	private static function are_classic(): bool {
		return ( has_filter( 'woocommerce_gateway_title' ) || has_filter( 'woocommerce_gateway_description' ) ) && ClassicSupport::is_active( 'checkout' );
	}
}
