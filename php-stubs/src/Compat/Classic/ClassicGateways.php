<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Support\Http\PageRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Payment methods whose plugin has registered none with WooCommerce's blocks. The plugin's checkout prints their own
 * fields, which src/compat/classic-gateways moves into their option.
 */
final class ClassicGateways {
	/** Prefix of the areas with the fields. */
	private const AREA = 'gateway-';

	private const HANDLE   = 'storefront-islands-classic-gateways';
	private const CHECKOUT = 'storefront-islands-checkout';

	/**
	 * Adds the fields of each payment method that is available for the visitor's cart.
	 *
	 * @return bool True if there is one.
	 */
	public static function put( Areas $areas ): bool {
		if ( ! function_exists( 'WC' ) || ! PageRequest::is_current() || ! ClassicSupport::is_active( 'checkout' ) ) {
			return false;
		}
		$found = false;
		foreach ( self::of( WC()->payment_gateways()->get_available_payment_gateways() ) as $gateway ) {
			$fields = self::fields( $gateway );
			if ( null !== $fields ) {
				$found = true;
				$areas->add( self::AREA . $gateway->id, $fields );
			}
		}
		if ( $found ) {
			$script = wp_scripts()->query( self::HANDLE );
			if ( $script instanceof \_WP_Dependency ) {
				// It registers with what the checkout's script provides, which must not sleep then.
				$script->deps[] = self::CHECKOUT;
			}
			wp_enqueue_script( self::HANDLE );
			wp_enqueue_style( self::HANDLE );
			wp_enqueue_script( 'jquery' );
			// Their scripts wait for its events.
			ClassicHooks::enqueue();
		}
		return $found;
	}

	/**
	 * Gives the form its classic names, as most scripts of these methods listen to form.checkout before the checkout is
	 * hydrated. Not where the theme's head has printed WooCommerce's script, which would order by it, too.
	 *
	 * @param string $html HTML of the checkout.
	 */
	public static function with_form_names( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ScreenScripts::has_run() || ! $tags->next_tag( array( 'class_name' => 'storefront-checkout__form' ) ) ) {
			return $html;
		}
		$tags->add_class( 'checkout' );
		$tags->add_class( 'woocommerce-checkout' );
		$tags->set_attribute( 'name', 'checkout' );
		return $tags->get_updated_html();
	}

	/**
	 * Returns the enabled payment methods, available for the visitor's cart or not.
	 *
	 * @return list<\WC_Payment_Gateway>
	 */
	public static function enabled(): array {
		return function_exists( 'WC' ) ? self::of( WC()->payment_gateways()->payment_gateways() ) : array();
	}

	/** True if a payment method is one of them. */
	public static function has( string $id ): bool {
		return in_array( $id, array_column( self::enabled(), 'id' ), true );
	}

	/**
	 * Returns those of some payment methods that are for the classic checkout only. A plugin that has registered any method
	 * with WooCommerce's blocks may register further ones by its scripts.
	 *
	 * @param array<array-key, mixed> $gateways Payment methods.
	 * @return list<\WC_Payment_Gateway>
	 */
	private static function of( array $gateways ): array {
		/**
		 * WooCommerce's container creates the requested object.
		 *
		 * @var PaymentMethodRegistry $registry
		 */
		$registry = Package::container()->get( PaymentMethodRegistry::class ); // @phpstan-ignore method.nonObject (the stubs do not declare the container)
		$types    = array_filter( $registry->get_all_registered(), 'is_object' );
		$plugins  = array_map( static fn( object $type ): string => Source::of_object( $type )->key(), $types );
		$found    = array();
		foreach ( $gateways as $gateway ) {
			if ( ! $gateway instanceof \WC_Payment_Gateway || 'yes' !== $gateway->enabled || isset( $types[ $gateway->id ] ) ) {
				continue;
			}
			$source = Source::of_object( $gateway );
			if ( ! $source->is_builtin() && ! in_array( $source->key(), $plugins, true ) ) {
				$found[] = $gateway;
			}
		}
		return $found;
	}

	/** Returns the fields of a payment method; null if they cannot be printed: it is then not offered. */
	private static function fields( \WC_Payment_Gateway $gateway ): ?Node {
		$output = new PluginOutput(
			$gateway->id,
			static function () use ( $gateway ): void {
				if ( $gateway->has_fields() || '' !== (string) $gateway->get_description() ) {
					$gateway->payment_fields();
				}
			}
		);
		$settings = array(
			'id'       => $gateway->id,
			'title'    => Text::decode( wp_strip_all_tags( (string) $gateway->get_title() ) ),
			'button'   => Text::decode( (string) $gateway->order_button_text ),
			'features' => array_values( array_filter( (array) $gateway->supports, 'is_string' ) ),
		);
		return $output->failed ? null : Node::element(
			'div',
			array(
				'class'        => 'payment_box payment_method_' . $gateway->id,
				'data-gateway' => (string) wp_json_encode( $settings ),
			),
			array( Node::of_html( ClassicHtml::balanced( $output->html ) ) )
		);
	}
}
