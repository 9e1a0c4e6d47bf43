<?php
/**
 * The payment methods' scripts.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Settings\SiteSettings;
use StorefrontIslands\Shop\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/**
 * Plain JavaScript against the interface that WooCommerce documents for payment methods. Their data comes as WooCommerce
 * sends it: in the variable wcSettings, printed before the handle wc-settings.
 */
final class Scripts implements PaymentScripts {
	private const DEPENDENCIES = array( 'wc-blocks-registry', 'wc-settings', 'wp-element', 'wp-html-entities', 'wp-i18n' );

	/** What gateways read of the settings; the rest is the islands' own. */
	private const FOR_GATEWAYS = array( 'paymentMethodData', 'paymentMethodSortOrder', 'currency', 'storePages', 'placeholderImgSrc' );

	/** The active payment methods. */
	private ShopSettings $settings;

	/** Scripts of a shop. */
	public function __construct( ShopSettings $settings ) {
		$this->settings = $settings;
	}

	/** {@inheritDoc} */
	public function enqueue(): array {
		$handles = array( $this->script( 'offline', array() ) );
		if ( in_array( CardGateway::ID, $this->settings->payment_method_ids(), true ) ) {
			$dialog    = $this->script( 'payment-dialog', array() );
			$step      = $this->script( 'second-step', array( $dialog ) );
			$handles[] = $this->script( 'card', array( $step, 'wc-blocks-data-store', 'wp-data' ) );
			$handles[] = $this->script( 'express', array( $dialog, 'wc-price-format' ) );
			wp_enqueue_style( 'storefront-islands-demo-payment', self::url( 'payment.css' ), array(), self::version( 'payment.css' ) );
		}
		$data = array_intersect_key( SiteSettings::of( $this->settings ), array_flip( self::FOR_GATEWAYS ) );
		$json = (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_add_inline_script( 'wc-settings', "var wcSettings = Object.assign( window.wcSettings || {}, $json );", 'before' );
		return $handles;
	}

	/**
	 * Registers and enqueues a script.
	 *
	 * @param string                 $name  Its name in the folder assets.
	 * @param list<non-empty-string> $needs Handles beside those that every one needs.
	 * @return non-empty-string Its handle.
	 */
	private function script( string $name, array $needs ): string {
		$handle = 'storefront-islands-demo-' . $name;
		wp_enqueue_script( $handle, self::url( "$name.js" ), array_merge( self::DEPENDENCIES, $needs ), self::version( "$name.js" ), true );
		return $handle;
	}

	/** Address of a file in the folder assets. */
	private static function url( string $file ): string {
		return plugins_url( "assets/$file", dirname( __DIR__, 2 ) . '/catalogue.json' );
	}

	/** Changes with the file. */
	private static function version( string $file ): string {
		return (string) filemtime( dirname( __DIR__, 2 ) . "/assets/$file" );
	}
}
