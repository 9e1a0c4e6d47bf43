<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Site;

use StorefrontIslands\DemoShop\Payment\CardGateway;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\Shop\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the scripts of the payment methods: plain JavaScript, based on the interface that WooCommerce documents for
 * payment methods. The data is passed as in WooCommerce: in the variable wcSettings, printed before the handle
 * wc-settings.
 */
final class Scripts implements PaymentScripts {
	private const DEPENDENCIES = array( 'wc-blocks-registry', 'wc-settings', 'wp-element', 'wp-html-entities', 'wp-i18n' );

	/** Settings that gateways read; the others are for the islands only. */
	private const FOR_GATEWAYS = array( 'paymentMethodData', 'paymentMethodSortOrder', 'currency', 'storePages', 'placeholderImgSrc' );

	private ShopSettings $settings;

	public function __construct( ShopSettings $settings ) {
		$this->settings = $settings;
	}

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
	 * @param string                 $name  File name in the folder assets, without extension.
	 * @param list<non-empty-string> $needs Dependencies in addition to the common ones.
	 * @return non-empty-string Handle of the script.
	 */
	private function script( string $name, array $needs ): string {
		$handle = 'storefront-islands-demo-' . $name;
		wp_enqueue_script( $handle, self::url( "$name.js" ), array_merge( self::DEPENDENCIES, $needs ), self::version( "$name.js" ), true );
		return $handle;
	}

	/** Returns the URL of a file in the folder assets. */
	private static function url( string $file ): string {
		return plugins_url( "assets/$file", dirname( __DIR__, 2 ) . '/catalogue.json' );
	}

	/** Returns the version of a file, which changes with the file. */
	private static function version( string $file ): string {
		return (string) filemtime( dirname( __DIR__, 2 ) . "/assets/$file" );
	}
}
